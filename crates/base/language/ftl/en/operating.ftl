backups-title = Copies of the site
backups-trouble = The last copy failed; the ones before are kept:
backups-good = The last good copy was made
backups-none = No copy has been made yet.
backups-folder = They lie in
backups-every = How often
backups-every-help = Such as 24h, 90m or 7d; empty: no copies.
backups-keep = How many are kept
backups-now = Make one now
backups-holds =
    {$rows ->
        [one] {$rows} row
       *[other] {$rows} rows
    }, {$bytes} bytes, read back whole
backups-wrong = Write how often as 24h, 90m or 7d (at least a minute), and how many as a number from 1 to 1000.
backups-certificate = The certificate of the site is good until
backups-no-certificate = There is no certificate yet: the site waits for the authority.
backups-certificate-trouble = No new certificate could be had:
admin-act-backup-made = made a copy of the site
admin-act-backups-set = changed how copies are made
admin-facts-damaged = What is stored is not what was written. Bring a good copy back; the log says more.
admin-facts-good = Facts that are as they were written: { $number }
admin-facts-looking = Facts looked at so far: { $number }

-- What a fact adds up to, so that one that changes on the disk is noticed (damier check); none for facts from before,
-- and for those that were told again without a name.
ALTER TABLE fact ADD COLUMN sum BIGINT;

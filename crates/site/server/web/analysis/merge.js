/**
 * Two people change one study at a time: what each has changed since both saw the same is put together. Moves and
 * chapters that one has added stay, those that one has taken away go, and of two comments on a move one's own stays.
 */

/** Of three values the one that was changed; one's own if both were. */
function changed(base, ours, theirs) {
  return JSON.stringify(ours ?? null) === JSON.stringify(base ?? null) ? theirs : ours;
}

/** A list of moves with variations as a map of what comes next, by move. */
function next(line) {
  const found = new Map();
  const [step, ...rest] = line ?? [];
  if (!step) return found;
  found.set(step.move, { step, rest });
  for (const [other, ...more] of step.variations ?? [])
    if (other && !found.has(other.move)) found.set(other.move, { step: other, rest: more });
  return found;
}

/** The keys that stay: theirs in their order, then our new ones; those that one took away go. */
function staying(base, ours, theirs) {
  const stays = (key, other) => other.has(key) || !base.has(key);
  const kept = [...theirs.keys()].filter((key) => stays(key, ours));
  return [...kept, ...[...ours.keys()].filter((key) => !theirs.has(key) && stays(key, theirs))];
}

function mergeLine(base, ours, theirs) {
  const [b, o, s] = [base, ours, theirs].map(next);
  const merged = staying(b, o, s).map((move) => {
    const [was, own, other] = [b.get(move), o.get(move), s.get(move)];
    const { variations: _, ...step } = (other ?? own).step;
    for (const field of ["sign", "comment"]) {
      const value = own && other ? changed(was?.step[field], own.step[field], other.step[field]) : step[field];
      if (value) step[field] = value;
      else delete step[field];
    }
    return [step, ...mergeLine(was?.rest, own?.rest, other?.rest)];
  });
  const [main, ...others] = merged;
  if (!main) return [];
  return [{ ...main[0], ...(others.length && { variations: others }) }, ...main.slice(1)];
}

/** A tree in which two have changed something. */
export function mergeTree(base, ours, theirs) {
  if (base.rulebook !== theirs.rulebook || base.start !== theirs.start) return theirs;
  const comment = changed(base.comment, ours.comment, theirs.comment);
  const line = mergeLine(base.line, ours.line, theirs.line);
  const { comment: _, ...rest } = theirs;
  return { ...rest, ...(comment && { comment }), line };
}

/** Chapters by title; those of one title by their order too. */
function named(chapters) {
  const seen = new Map();
  return new Map(
    chapters.map((chapter) => {
      const count = (seen.get(chapter.title) ?? 0) + 1;
      seen.set(chapter.title, count);
      return [`${count} ${chapter.title}`, chapter];
    }),
  );
}

/** The chapters of a study in which two have changed something since `base`; never none. */
export function mergeChapters(base, ours, theirs) {
  const [b, o, s] = [base, ours, theirs].map(named);
  const merged = staying(b, o, s).map((key) => {
    const [was, own, other] = [b.get(key), o.get(key), s.get(key)];
    if (!was || !own || !other) return other ?? own;
    return { ...other, tree: mergeTree(was.tree, own.tree, other.tree) };
  });
  return merged.length ? merged : theirs;
}

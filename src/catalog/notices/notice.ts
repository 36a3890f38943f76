/** Something that happened, or is due, and that a person would want to know. */
export interface Notice {
  /** The same on every device; what is read is remembered by it. */
  readonly id: string;
  readonly kind: 'app' | 'agent' | 'certificate' | 'cards' | 'course' | 'device' | 'refused';
  readonly title: string;
  readonly text: string;
  /** An ISO date with its time. */
  readonly at: string;
  /** Where it leads. */
  readonly to: string;
  /** Something needs to be done. */
  readonly urgent: boolean;
}

export const noticeRules = {
  /** Older ones are no news any more. */
  days: 14,
  /** So many are listed, the newest. */
  most: 40,
  /** So many are remembered as read, the newest; more than can be listed at any time. */
  remembered: 300,
} as const;

const dayMs = 86_400_000;

/** When each was read, by id. */
export type ReadMarks = Readonly<Record<string, string>>;

/** The newest first. One whose time lies ahead, by a clock that is off, is there all the same. */
export function newestNotices(notices: readonly Notice[], now: Date): Notice[] {
  const oldest = now.getTime() - noticeRules.days * dayMs;
  return notices
    .filter(({ at }) => !(Date.parse(at) < oldest))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, noticeRules.most);
}

export function isUnread({ id }: Pick<Notice, 'id'>, read: ReadMarks): boolean {
  return !Object.hasOwn(read, id);
}

/** Marks these as read. The oldest marks go when there are too many: what they stood for is no longer listed. */
export function markRead(read: ReadMarks, ids: readonly string[], now: Date): ReadMarks {
  const fresh = ids.filter((id) => !Object.hasOwn(read, id));
  if (fresh.length === 0) return read;
  const all = [...Object.entries(read), ...fresh.map((id) => [id, now.toISOString()] as const)];
  const kept = all.toSorted(([, one], [, other]) => (one < other ? 1 : -1)).slice(0, noticeRules.remembered);
  return Object.fromEntries(kept);
}

import { type Ids, randomIds } from '../../kernel/ids.ts';

const pattern = /^\d{8}T\d{9}Z-\d{6}-[a-z0-9]{8}$/;

/** Ids that sort by the time of sending, also within one millisecond. */
export function timedIds(ids: Ids = randomIds()): (date: Date) => string {
  let count = 0;
  return (date) => {
    count = (count + 1) % 1_000_000;
    const time = date.toISOString().replace(/[-:.]/g, '');
    return `${time}-${String(count).padStart(6, '0')}-${ids.token(8)}`;
  };
}

/** Checked before an id becomes the name of a file. */
export function isTimedId(id: string): boolean {
  return pattern.test(id);
}

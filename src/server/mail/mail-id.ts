import { KoraError } from '../../kernel/errors.ts';
import { type Ids, randomIds } from '../../kernel/ids.ts';

const pattern = /^\d{8}T\d{9}Z-\d{6}-[a-z0-9]{8}$/;

/** Ids that sort by the time of sending, also within one millisecond. */
export function mailIds(ids: Ids = randomIds()): (date: Date) => string {
  let count = 0;
  return (date) => {
    count = (count + 1) % 1_000_000;
    const time = date.toISOString().replace(/[-:.]/g, '');
    return `${time}-${String(count).padStart(6, '0')}-${ids.token(8)}`;
  };
}

export function isMailId(id: string): boolean {
  return pattern.test(id);
}

/** An id becomes the name of a file. */
export function checkMailId(id: string): void {
  if (!isMailId(id)) throw new KoraError('bad_path', { message: 'This is not the id of a mail.' });
}

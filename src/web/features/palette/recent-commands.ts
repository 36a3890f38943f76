import { limits } from '../../../kernel/limits.ts';
import { keepAnswer, readKeptAnswer } from '../../app/local/kept-answers.ts';

const visitorKey = 'palette-recent';
const keptName = 'palette recent';

/** What was chosen in the palette, the latest first. A person's goes with their other data when they sign out. */
export async function readRecent(userId: string | undefined): Promise<readonly string[]> {
  if (userId !== undefined) return idsIn((await readKeptAnswer(userId, keptName))?.value);
  try {
    return idsIn(JSON.parse(localStorage.getItem(visitorKey) ?? '[]'));
  } catch {
    return [];
  }
}

export async function keepRecent(userId: string | undefined, ids: readonly string[]): Promise<void> {
  if (userId !== undefined) {
    await keepAnswer(userId, keptName, ids);
    return;
  }
  try {
    localStorage.setItem(visitorKey, JSON.stringify(ids));
  } catch {
    // Storage is blocked: they are known until the page is left.
  }
}

export function withChosen(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, limits.palette.recent);
}

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
}

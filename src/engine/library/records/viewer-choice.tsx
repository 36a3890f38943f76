import { useValue } from '../store/value.ts';
import { partsOfWorld } from './app-world.ts';
import { useWorld } from './use-world.ts';
import { chosenViewer, nameIn, viewerOf } from './who-looks.ts';

/** In an app without accounts: who looks, so that it can show what is theirs. */
export function ViewerChoice() {
  useWorld();
  const [, choose] = useValue(chosenViewer);
  const parts = partsOfWorld().filter(({ standsFor }) => standsFor !== undefined);
  const chosen = viewerOf(parts);
  if (chosen === undefined) return null;
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm font-semibold whitespace-nowrap">
      You are:
      <select
        value={chosen.record.id}
        onChange={(event) => choose(event.target.value)}
        className="min-h-9 max-w-40 rounded-control border border-line-strong bg-field px-2 font-normal text-ink"
      >
        {parts.flatMap((part) =>
          part.records.all().map((record) => (
            <option key={record.id} value={record.id}>
              {nameIn(part, record)}
            </option>
          )),
        )}
      </select>
    </label>
  );
}

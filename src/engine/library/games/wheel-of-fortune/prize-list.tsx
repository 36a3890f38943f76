import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const fewest = 2;
const most = 20;

/** The parts of the wheel, to be changed by whoever runs it. */
export function PrizeList({
  prizes,
  usual,
  locked,
  onChange,
}: {
  prizes: readonly string[];
  usual: readonly string[];
  locked: boolean;
  onChange: (prizes: readonly string[]) => void;
}) {
  const [name, setName] = useState('');
  const id = useId();
  function add(event: FormEvent): void {
    event.preventDefault();
    const prize = name.trim();
    if (prize === '' || prizes.length >= most) return;
    onChange([...prizes, prize]);
    setName('');
  }
  return (
    <section aria-label="Prizes">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-heading font-semibold">Prizes ({prizes.length})</h3>
        <Button look="quiet" disabled={locked} onClick={() => onChange(usual)}>
          Reset prizes
        </Button>
      </div>
      <ul className="mt-1 flex flex-wrap gap-2">
        {prizes.map((prize, index) => (
          <li
            key={`${prize}-${index}`}
            data-prize
            className="flex items-center rounded-control border border-line pl-3 text-sm"
          >
            {prize}
            <button
              type="button"
              aria-label={`Remove ${prize}`}
              disabled={locked || prizes.length <= fewest}
              onClick={() => onChange(prizes.filter((_, place) => place !== index))}
              className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-soft disabled:cursor-not-allowed disabled:opacity-40"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="mt-3 flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-40">
          <label htmlFor={id} className="text-sm">
            New prize
          </label>
          <input
            id={id}
            value={name}
            maxLength={30}
            onChange={(event) => setName(event.target.value)}
            className="mt-1 min-h-11 w-full rounded-control border border-line-strong bg-field px-3 text-ink"
          />
        </div>
        <Button type="submit" disabled={locked || prizes.length >= most}>
          Add prize
        </Button>
      </form>
    </section>
  );
}

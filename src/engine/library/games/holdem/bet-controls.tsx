import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Action, highestBet, type Table, toCall } from './table.ts';

export function BetControls({ table, onAct }: { table: Table; onAct: (action: Action) => void }) {
  const seat = table.seats[0];
  const most = seat === undefined ? 0 : seat.bet + seat.chips;
  const least = Math.min(most, highestBet(table) + table.minRaise);
  const [raise, setRaise] = useState(least);
  const id = useId();
  const price = toCall(table, 0);
  const canRaise = most > highestBet(table);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-center gap-2">
        <label htmlFor={id} className="text-sm">
          Raise to {raise}
        </label>
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          step={10}
          value={raise}
          disabled={!canRaise}
          onChange={(event) => setRaise(Number(event.target.value))}
          className="h-11 w-48 accent-primary"
        />
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={() => onAct({ kind: 'fold' })}>Fold</Button>
        <Button look="primary" onClick={() => onAct({ kind: 'call' })}>
          {price === 0 ? 'Check' : `Call ${price}`}
        </Button>
        <Button look="primary" disabled={!canRaise} onClick={() => onAct({ kind: 'raise', to: raise })}>
          Raise
        </Button>
        <Button disabled={!canRaise} onClick={() => onAct({ kind: 'raise', to: most })}>
          All in
        </Button>
      </div>
    </div>
  );
}

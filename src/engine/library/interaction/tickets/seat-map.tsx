import { ScrollArea } from '../../ui/scroll-area.tsx';
import { seatNames, seatRows } from './seats.ts';

interface SeatMapProps {
  taken: ReadonlySet<string>;
  chosen: readonly string[];
  /** No more than this many. */
  most: number;
  onChange: (chosen: readonly string[]) => void;
}

/** The seats in front of the stage: free, taken, chosen. */
export function SeatMap({ taken, chosen, most, onChange }: SeatMapProps) {
  const toggle = (seat: string) =>
    chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat];
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="rounded-control bg-soft py-1.5 text-center text-sm font-semibold">Stage</p>
      <ScrollArea label="Seat map">
        <div role="group" aria-label="Seats" className="grid w-max gap-1.5">
          {seatRows.map((row) => (
            <div key={row} className="flex items-center gap-1.5">
              <span aria-hidden="true" className="w-4 text-sm font-semibold">
                {row}
              </span>
              {seatNames(row).map((seat) => {
                const isTaken = taken.has(seat);
                const isChosen = chosen.includes(seat);
                return (
                  <button
                    key={seat}
                    type="button"
                    aria-pressed={isChosen}
                    aria-label={isTaken ? `Seat ${seat}, taken` : `Seat ${seat}`}
                    disabled={isTaken || (!isChosen && chosen.length >= most)}
                    onClick={() => onChange(toggle(seat))}
                    className={`size-11 cursor-pointer rounded-control border text-xs font-semibold disabled:cursor-not-allowed ${isChosen ? 'border-primary bg-primary text-on-primary' : isTaken ? 'border-line bg-soft line-through' : 'border-line-strong bg-field hover:bg-soft'}`}
                  >
                    {seat}
                  </button>
                );
              })}
            </div>
          ))}
        </div>
      </ScrollArea>
      <output className="block text-sm">
        {chosen.length === 0 ? 'Choose your seats.' : `Your seats: ${chosen.join(', ')}`}
      </output>
    </div>
  );
}

import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { inputClass } from '../../records/field-input.tsx';
import { formatMoney } from '../../records/format-value.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Labelled } from '../../views/form-parts.tsx';
import { Notice } from '../parts/notice.tsx';
import { OptionList } from '../parts/option-list.tsx';
import { SeatMap } from './seat-map.tsx';

interface Bought {
  readonly count: number;
  readonly holder: string;
  readonly method: string;
  readonly places: readonly string[];
}

interface BuyDialogProps {
  title: string;
  price: number;
  left: number;
  methods: readonly string[];
  /** The seats that are gone, where seats are chosen on a map. */
  taken?: ReadonlySet<string>;
  onPaid: (bought: Bought) => void;
  onClose: () => void;
}

const mostAtOnce = 10;

/** How many or which seats, for whom, and how they are paid. */
export function BuyDialog({ title, price, left, methods, taken, onPaid, onClose }: BuyDialogProps) {
  const [wanted, setCount] = useState(1);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const count = taken === undefined ? wanted : places.length;
  const [holder, setHolder] = useState('');
  const [method, setMethod] = useState(methods[0] ?? 'Card');
  const [fault, setFault] = useState('');
  const most = Math.min(mostAtOnce, left);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (count === 0) return setFault('Choose at least one seat.');
    if (holder.trim() === '') return setFault('Enter a name for the ticket.');
    onPaid({ count, holder: holder.trim(), method, places });
  }
  return (
    <Dialog title={`Tickets for ${title}`} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        {taken === undefined ? null : (
          <SeatMap taken={taken} chosen={places} most={most} onChange={setPlaces} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          {taken === undefined ? <Counter count={count} most={most} onChange={setCount} /> : null}
          <p className="font-heading text-lg font-bold">Total: {formatMoney(count * price)}</p>
        </div>
        <Labelled label="Name on the ticket">
          <input
            value={holder}
            autoComplete="name"
            onChange={(event) => setHolder(event.target.value)}
            className={inputClass}
          />
        </Labelled>
        {fault === '' ? null : (
          <p role="alert" className="font-medium text-danger-ink">
            {fault}
          </p>
        )}
        <OptionList
          legend="Payment method"
          options={methods}
          chosen={[method]}
          onChange={([one = method]) => setMethod(one)}
        />
        <Notice>Test payment: no money moves in this app.</Notice>
        <Button look="primary" type="submit">
          Pay {formatMoney(count * price)}
        </Button>
      </form>
    </Dialog>
  );
}

interface CounterProps {
  count: number;
  most: number;
  onChange: (count: number) => void;
}

function Counter({ count, most, onChange }: CounterProps) {
  return (
    <div role="group" aria-label="Number of tickets" className="flex items-center gap-3">
      <Button
        aria-label="One ticket less"
        className="px-3"
        disabled={count <= 1}
        onClick={() => onChange(count - 1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </Button>
      <output className="min-w-8 text-center font-heading text-xl font-bold">{count}</output>
      <Button
        aria-label="One ticket more"
        className="px-3"
        disabled={count >= most}
        onClick={() => onChange(count + 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}

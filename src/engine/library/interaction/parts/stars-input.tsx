import { Star } from 'lucide-react';
import { useId } from 'react';
import { FaultText } from './option-list.tsx';

interface StarsInputProps {
  legend: string;
  value: number;
  onChange: (value: number) => void;
  fault?: string | undefined;
}

const values = [1, 2, 3, 4, 5];

/** One to five stars, as a group of radio buttons. */
export function StarsInput({ legend, value, onChange, fault }: StarsInputProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="flex">
        {values.map((one) => (
          <label
            key={one}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              aria-label={one === 1 ? '1 star' : `${one} stars`}
              checked={value === one}
              onChange={() => onChange(one)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star
              aria-hidden="true"
              className={`size-7 text-link ${one <= value ? 'fill-current' : 'opacity-50'}`}
            />
          </label>
        ))}
      </div>
      <FaultText fault={fault} />
    </fieldset>
  );
}

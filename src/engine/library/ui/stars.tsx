import { Star } from 'lucide-react';

export function Stars({ value, max = 5 }: { value: number; max?: number }) {
  return (
    <span role="img" aria-label={`${value} of ${max} stars`} className="inline-flex">
      {Array.from({ length: max }, (_, index) => (
        <Star
          key={index}
          aria-hidden="true"
          className={`size-4 ${index < Math.round(value) ? 'fill-current' : 'opacity-35'}`}
        />
      ))}
    </span>
  );
}

import type { FieldValue } from '../store/collection.ts';
import { Badge } from '../ui/badge.tsx';
import { Picture } from '../ui/picture.tsx';
import { Stars } from '../ui/stars.tsx';
import type { Field } from './field.ts';
import { formatValue } from './format-value.ts';

/** A value with the look that its kind deserves. */
export function ValueView({ field, value }: { field: Field; value: FieldValue | undefined }) {
  const text = formatValue(field, value);
  if (text === '') return <span className="text-muted">–</span>;
  switch (field.kind) {
    case 'yes-no':
      return field.formula !== undefined && value === true ? <Badge>{text}</Badge> : <span>{text}</span>;
    case 'choice':
      return <Badge>{text}</Badge>;
    case 'rating':
      return <Stars value={Number(value)} max={field.max ?? 5} />;
    case 'tags':
      return (
        <span className="flex flex-wrap gap-1">
          {text.split(', ').map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      );
    case 'image':
      return <Picture source={text} label={field.label} className="h-14 w-20 rounded-control" />;
    case 'link':
      return (
        <a href={text} target="_blank" rel="noreferrer" className="break-all text-link underline">
          {text}
        </a>
      );
    case 'email':
      return (
        <a href={`mailto:${text}`} className="break-all text-link underline">
          {text}
        </a>
      );
    case 'color':
      return (
        <span className="inline-flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="size-4 rounded-full">
            <rect width="10" height="10" fill={text} />
          </svg>
          {text}
        </span>
      );
    case 'number':
    case 'money':
    case 'percent':
      return <span className="tabular-nums">{text}</span>;
    default:
      return <span className="break-words whitespace-pre-line">{text}</span>;
  }
}

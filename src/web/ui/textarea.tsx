import {
  type ComponentProps,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from 'react';
import { inputClass } from './input.tsx';

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  ref?: Ref<HTMLTextAreaElement>;
  /** Shows how much of `maxLength` is used, as one types. */
  counter?: boolean;
  /** Grows with its text up to half of the screen, where the browser can. */
  grow?: boolean;
}

const textClass =
  'block w-full min-w-0 bg-transparent px-3 py-2.5 text-body text-ink outline-hidden placeholder:text-ink-faint sm:py-2 sm:text-small';

const growClass = 'field-sizing-content max-h-[50dvh] resize-none';

export function Textarea({ counter = false, grow = false, className = '', ref, ...rest }: TextareaProps) {
  if (counter && rest.maxLength !== undefined) {
    return (
      <CountedTextarea {...rest} ref={ref} maxLength={rest.maxLength} grow={grow} className={className} />
    );
  }
  const size = grow ? growClass : '';
  return (
    <textarea
      ref={ref}
      className={`${inputClass} block h-auto min-h-24 py-2.5 sm:h-auto sm:py-2 ${size} ${className}`}
      {...rest}
    />
  );
}

interface CountedTextareaProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  ref: Ref<HTMLTextAreaElement> | undefined;
  maxLength: number;
  grow: boolean;
}

function CountedTextarea({ ref, maxLength, grow, className, ...rest }: CountedTextareaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const written = String(rest.value ?? rest.defaultValue ?? '').length;
  // A form may fill or reset the field without an event; every render looks at what really stands in it.
  const controlled = rest.value !== undefined;
  const used = useSyncExternalStore(
    (changed) => {
      // Rendered again before its owner has heard of the text, a controlled field would lose it.
      if (controlled) return () => undefined;
      own.current?.addEventListener('input', changed);
      return () => own.current?.removeEventListener('input', changed);
    },
    () => (controlled ? written : (own.current?.value.length ?? written)),
    () => written,
  );
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement, []);

  const left = maxLength - used;
  const near = left <= Math.min(100, maxLength / 10);
  return (
    <div
      className={`flex flex-col rounded-medium border border-line-strong bg-ground transition-colors hover:border-ink-faint has-focus-visible:border-focus has-focus-visible:outline-1 has-focus-visible:outline-focus has-disabled:opacity-50 has-aria-invalid:border-negative ${className}`}
    >
      <textarea
        {...rest}
        ref={own}
        maxLength={maxLength}
        aria-describedby={`${rest['aria-describedby'] ?? ''} ${noteId}`.trim()}
        className={`${textClass} min-h-20 rounded-medium ${grow ? growClass : ''}`}
      />
      <p
        aria-hidden
        className={`px-3 pt-0.5 pb-2 text-right font-mono text-caption tabular-nums ${near ? 'text-caution' : 'text-ink-faint'}`}
      >
        {used.toLocaleString('en')} / {maxLength.toLocaleString('en')}
      </p>
      <span id={noteId} className="sr-only">
        Up to {maxLength.toLocaleString('en')} characters.
      </span>
      <span aria-live="polite" className="sr-only">
        {near ? `${left} characters left.` : ''}
      </span>
    </div>
  );
}

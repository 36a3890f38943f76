import { ArrowDown, ArrowRight, ArrowUp, EyeOff } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ClickChange } from '../../../../engine/revise/by-click/click-change.ts';
import type { ClickTarget, Offer, TextOffer } from '../../../../engine/revise/by-click/find-target.ts';
import { limits } from '../../../../kernel/limits.ts';
import { isMobile } from '../../../lib/use-mobile.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { ByHandNote } from './by-hand-note.tsx';

interface TargetFormProps {
  target: ClickTarget;
  /** The file changed by hand that a change would not reach. */
  byHand: (change: ClickChange) => string | undefined;
  busy: boolean;
  onGo: (route: string) => void;
  onChange: (change: ClickChange) => void;
}

export function TargetForm({ target, byHand, busy, onGo, onChange }: TargetFormProps) {
  const { text, offers, note, opens } = target;
  const name = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    name.current?.focus({ preventScroll: true });
    // On a phone the keyboard would cover the preview before anything was read.
    if (!isMobile()) field.current?.select();
    name.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const group = (of: Offer['group']) => offers.filter((offer) => offer.group === of);
  return (
    <div className="grid gap-5">
      <p ref={name} tabIndex={-1} className="text-small font-semibold wrap-anywhere text-ink outline-hidden">
        {target.what}
      </p>
      {text === undefined ? null : (
        <TextForm fieldRef={field} text={text} byHand={byHand} busy={busy} onChange={onChange} />
      )}
      {note === undefined ? null : <p className="text-small text-ink-muted">{note}</p>}
      {text === undefined && note === undefined && opens === undefined && offers.length === 0 ? (
        <p className="text-small text-ink-muted">
          Nothing of it can be changed by clicking. Choose something smaller in it, such as a text, or change
          the colours below.
        </p>
      ) : null}
      {opens === undefined ? null : (
        <Button className="justify-self-start" onClick={() => onGo(opens)}>
          <ArrowRight aria-hidden />
          Open this page in the preview
        </Button>
      )}
      <OfferGroup
        heading="Order"
        offers={group('order').filter(({ why }) => why === undefined)}
        byHand={byHand}
        onChange={onChange}
      />
      <PageChoice offers={group('page')} byHand={byHand} onChange={onChange} />
      <OfferGroup heading="Hide" offers={group('hide')} byHand={byHand} onChange={onChange} />
    </div>
  );
}

interface TextFormProps extends Pick<TargetFormProps, 'byHand' | 'busy' | 'onChange'> {
  text: TextOffer;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

function TextForm({ text: offer, fieldRef, byHand, busy, onChange }: TextFormProps) {
  const [text, setText] = useState(offer.value);
  const change: ClickChange = { do: 'text', place: offer.place, text };
  const blocked = byHand(change);
  if (blocked !== undefined) return <ByHandNote path={blocked} />;
  const isSame = text.trim() === offer.value || (text.trim() === '' && !offer.mayBeEmpty);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSame && !busy) onChange(change);
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <Field label={offer.choices === undefined ? 'Text' : 'Choice'}>
        {(control) =>
          offer.choices === undefined ? (
            <Textarea
              {...control}
              ref={fieldRef}
              value={text}
              rows={1}
              grow
              maxLength={limits.engine.textLength}
              className="max-sm:min-h-11 sm:min-h-9"
              onChange={(event) => setText(event.target.value.replaceAll('\n', ' '))}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit(event);
              }}
            />
          ) : (
            <Select
              id={control.id}
              options={offer.choices.map((value) => ({ value, label: value }))}
              value={text}
              onChange={setText}
            />
          )
        }
      </Field>
      <Button type="submit" look="primary" className="justify-self-start" busy={busy} disabled={isSame}>
        Save the text
      </Button>
    </form>
  );
}

function iconOf({ do: what, ...change }: ClickChange): ReactNode {
  if (what.startsWith('hide')) return <EyeOff aria-hidden />;
  return 'by' in change && change.by === 1 ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />;
}

interface OfferGroupProps extends Pick<TargetFormProps, 'byHand' | 'onChange'> {
  heading: string;
  offers: readonly Offer[];
}

function OfferGroup({ heading, offers, byHand, onChange }: OfferGroupProps) {
  if (offers.length === 0) return null;
  const files = new Set(offers.map(({ change }) => byHand(change)).filter((path) => path !== undefined));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-small font-medium text-ink">{heading}</legend>
      <div className="flex flex-wrap gap-2">
        {offers.map(({ label, change, why }) => (
          <Button
            key={label}
            title={why}
            disabled={why !== undefined || byHand(change) !== undefined}
            onClick={() => onChange(change)}
          >
            {iconOf(change)}
            {label}
          </Button>
        ))}
      </div>
      {heading === 'Hide'
        ? offers.map(({ label, why }) =>
            why === undefined ? null : (
              <p key={label} className="text-caption text-ink-muted">
                {why}
              </p>
            ),
          )
        : null}
      {[...files].map((path) => (
        <ByHandNote key={path} path={path} />
      ))}
    </fieldset>
  );
}

function PageChoice({ offers, byHand, onChange }: Omit<OfferGroupProps, 'heading'>) {
  const possible = offers.filter(({ why, change }) => why === undefined && byHand(change) === undefined);
  const [chosen, setChosen] = useState(possible[0]?.label ?? '');
  const offer = possible.find(({ label }) => label === chosen);
  if (possible.length === 0) return null;
  return (
    <Field label="Move the part to another page">
      {({ id }) => (
        <div className="flex gap-2">
          <Select
            id={id}
            options={possible.map(({ label }) => ({ value: label, label }))}
            value={chosen}
            onChange={setChosen}
            className="min-w-0 flex-1"
          />
          <Button disabled={offer === undefined} onClick={() => offer && onChange(offer.change)}>
            Move
          </Button>
        </div>
      )}
    </Field>
  );
}

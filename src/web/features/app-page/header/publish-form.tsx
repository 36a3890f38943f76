import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field, type FieldControl } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useAppPage } from '../app-page-context.ts';
import type { AppView } from '../app-view.ts';
import { addressParts, publishWords } from './publish-words.ts';
import { proposeAddress, usePublishing } from './use-publishing.ts';

/** Where an app is open to everybody: its address, which version it shows, what can be done next, and the way back. */
export function PublishForm() {
  const { view } = useAppPage();
  const { app, site } = view;
  const { busy, fault, free, publish, unpublish } = usePublishing();
  /** What was typed; undefined where what is proposed stands. */
  const [typed, setTyped] = useState<string>();
  const proposed = useProposal(app.id, app.name, site === null);
  const slug = typed ?? site?.slug ?? proposed.slug ?? '';
  const wanted = slug.trim();

  async function send(address: string) {
    if ((await publish(address)) === undefined) setTyped(undefined);
  }

  const isSame = site !== null && site.number === app.currentVersion && wanted === site.slug;
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send(wanted);
      }}
      className="grid gap-5"
    >
      {site === null ? null : <Published site={site} />}
      <Field
        label={site === null ? 'Address' : 'Change the address'}
        hint={
          site === null
            ? 'Letters, digits and hyphens. It is made from the name of the app and free to take.'
            : 'Links to the address before stop working when you change it. It is kept for you for a while.'
        }
        error={fault}
      >
        {(control) => (
          <AddressInput
            control={control}
            addresses={view.addresses}
            value={slug}
            proposed={typed === undefined ? proposed.slug : undefined}
            placeholder={proposed.isWaiting ? 'Looking for a free address …' : ''}
            onChange={setTyped}
          />
        )}
      </Field>
      {free === undefined ? null : (
        <p className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-muted">
          <span>
            <span className="font-mono text-ink">{free}</span> is free.
          </span>
          <Button disabled={busy !== undefined} onClick={() => setTyped(free)}>
            Use it
          </Button>
        </p>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {site === null ? null : (
          <Button
            busy={busy === 'unpublish'}
            disabled={busy !== undefined}
            onClick={() => void unpublish().then(() => setTyped(undefined))}
          >
            Take it down
          </Button>
        )}
        <Button
          type="submit"
          look={isSame ? 'secondary' : 'primary'}
          busy={busy === 'publish'}
          disabled={busy !== undefined || isSame}
        >
          {publishWords(view, wanted)}
        </Button>
      </div>
    </form>
  );
}

/** Asked for when the form opens: by then another app may have taken what was free before. */
function useProposal(appId: string, name: string, isNeeded: boolean) {
  const { data, isFetching } = useQuery({
    queryKey: ['app-address-proposal', appId, name],
    enabled: isNeeded,
    queryFn: ({ signal }) => proposeAddress(appId, undefined, signal),
    staleTime: 0,
    gcTime: 0,
    // Left empty, the server makes one all the same.
    retry: false,
  });
  return { slug: data, isWaiting: isFetching && data === undefined };
}

interface AddressInputProps {
  control: FieldControl;
  addresses: string;
  value: string;
  /** What was found for who has typed nothing yet. */
  proposed: string | undefined;
  placeholder: string;
  onChange: (value: string) => void;
}

function AddressInput({ control, addresses, value, proposed, placeholder, onChange }: AddressInputProps) {
  const [before, after] = addressParts(addresses);
  const field = useRef<HTMLInputElement>(null);
  // It comes while somebody is about to type: what they type then takes its place, and is not added to it.
  useLayoutEffect(() => {
    if (proposed !== undefined && document.activeElement === field.current) field.current?.select();
  }, [proposed]);
  return (
    <div className="flex min-w-0 items-center gap-1.5 font-mono text-small text-ink-muted">
      <span className="hidden shrink-0 sm:inline">{before}</span>
      <Input
        {...control}
        ref={field}
        value={value}
        placeholder={placeholder}
        maxLength={50}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.toLowerCase())}
        className="font-mono"
      />
      <span className="max-w-[45%] shrink-0 truncate">{after}</span>
    </div>
  );
}

function Published({ site }: { site: NonNullable<AppView['site']> }) {
  return (
    <div className="grid gap-3 rounded-medium border border-line bg-ground p-3">
      <div className="grid gap-1">
        <a
          href={site.url}
          target="_blank"
          rel="noopener noreferrer"
          className="min-w-0 truncate font-mono text-small text-accent underline decoration-accent/40 underline-offset-3"
        >
          {site.url}
        </a>
        <p className="text-caption text-ink-muted">
          Shows version {site.number} · {visitWords(site.visits)}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <a href={site.url} target="_blank" rel="noopener noreferrer" className={buttonClass('primary')}>
          <ExternalLink aria-hidden />
          Open the app
        </a>
        <CopyButton text={site.url} what="the address" worded />
      </div>
    </div>
  );
}

function visitWords(visits: number): string {
  if (visits === 0) return 'not opened yet';
  return visits === 1 ? 'opened once' : `opened ${visits} times`;
}

import { ExternalLink } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { callFunction } from '../../../lib/call-function.ts';
import { Failure, messageOf } from '../../../lib/failures/failure.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useAppPage } from '../app-page-context.ts';
import type { AppView } from '../app-view.ts';
import { useReload } from '../use-app.ts';
import { addressParts, publishWords } from './publish-words.ts';

/** Where an app is open to everybody: its address, which version it shows, and the way back. */
export function PublishForm() {
  const { view } = useAppPage();
  const { app, site } = view;
  const [slug, setSlug] = useState(site?.slug ?? '');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState<'publish' | 'unpublish'>();
  const reload = useReload(app.id);
  const [before, after] = addressParts(view.addresses);

  async function run(what: 'publish' | 'unpublish', work: () => Promise<unknown>) {
    setBusy(what);
    setFault(undefined);
    try {
      await work();
      await reload();
    } catch (error) {
      setFault(messageOf(error, 'It did not work. Please try again.'));
    }
    setBusy(undefined);
  }

  function publish(event: FormEvent) {
    event.preventDefault();
    void run('publish', async () => {
      const published = await askToPublish(app.id, slug.trim());
      setSlug(published.slug);
    });
  }

  const isSame = site !== null && site.number === app.currentVersion && slug.trim() === site.slug;
  return (
    <form onSubmit={publish} className="grid gap-5">
      {site === null ? null : <Address site={site} />}
      <Field
        label={site === null ? 'Address' : 'Change the address'}
        hint={
          site === null
            ? 'Letters, digits and hyphens. Left empty, it is made from the name of the app.'
            : 'Links to the address before stop working when you change it. It is kept for you for a while.'
        }
        error={fault}
      >
        {(control) => (
          <div className="flex min-w-0 items-center gap-1.5 font-mono text-small text-ink-muted">
            <span className="hidden shrink-0 sm:inline">{before}</span>
            <Input
              {...control}
              value={slug}
              maxLength={50}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setSlug(event.target.value.toLowerCase())}
              className="font-mono"
            />
            <span className="max-w-[45%] shrink-0 truncate">{after}</span>
          </div>
        )}
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {site === null ? null : (
          <Button
            busy={busy === 'unpublish'}
            disabled={busy !== undefined}
            onClick={() => void run('unpublish', () => askToUnpublish(app.id))}
          >
            Unpublish
          </Button>
        )}
        <Button
          type="submit"
          look="primary"
          busy={busy === 'publish'}
          disabled={busy !== undefined || isSame}
        >
          {publishWords(view, slug.trim())}
        </Button>
      </div>
    </form>
  );
}

function Address({ site }: { site: NonNullable<AppView['site']> }) {
  return (
    <div className="grid gap-2 rounded-medium border border-line bg-ground p-3">
      <div className="flex min-w-0 items-center gap-1">
        <a
          href={site.url}
          target="_blank"
          rel="noopener noreferrer"
          className="min-w-0 flex-1 truncate font-mono text-small text-accent underline decoration-accent/40 underline-offset-3"
        >
          {site.url}
        </a>
        <CopyButton text={site.url} what="address" />
        <a
          href={site.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Open the published app"
          title="Open the published app"
          className={buttonClass('quiet', 'w-11 px-0 sm:w-9 sm:px-0')}
        >
          <ExternalLink aria-hidden />
        </a>
      </div>
      <p className="text-caption text-ink-muted">
        Shows version {site.number} · {site.visits === 1 ? 'opened once' : `opened ${site.visits} times`}
      </p>
    </div>
  );
}

async function askToPublish(appId: string, slug: string) {
  const { contract } = await import('../../../../functions/publish-app/contract.ts');
  const input = { appId, ...(slug === '' ? {} : { slug }) };
  const checked = contract.input.safeParse(input);
  if (!checked.success)
    throw new Failure('invalid_input', checked.error.issues[0]?.message ?? 'This is no address.');
  return callFunction(contract, input);
}

async function askToUnpublish(appId: string) {
  const { contract } = await import('../../../../functions/unpublish-app/contract.ts');
  return callFunction(contract, { appId });
}

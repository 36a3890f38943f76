import { GitBranch, GitCompareArrows, ImageOff, Play, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { wishSummary } from '../../../../engine/proof/served-requests.ts';
import type { ListedVersion } from '../../../../functions/list-versions/contract.ts';
import { versionStepList } from '../../../lib/version-steps.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BuildStatusBadge } from '../../../ui/build-status-badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAppPlace } from '../app-address.ts';
import { useAppPage } from '../app-page-context.ts';
import { askedWords, isUnderWay, originNames, splitReason } from '../app-view.ts';

interface VersionRowProps {
  version: ListedVersion;
  onBranch: () => void;
}

export function VersionRow({ version, onBranch }: VersionRowProps) {
  const { view } = useAppPage();
  const isCurrent = view.app.currentVersion === version.number;
  return (
    <li className="grid gap-4 rounded-large border border-line bg-surface p-4 shadow-card sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <Picture version={version} />
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex flex-wrap items-center gap-1.5">
          <h2 className="text-small font-semibold text-ink">Version {version.number}</h2>
          {isCurrent ? <Badge tone="accent">Current</Badge> : null}
          {view.site?.number === version.number ? <Badge tone="positive">Published</Badge> : null}
          {version.status === 'completed' ? null : <BuildStatusBadge status={version.status} />}
          <Badge>{originNames[version.origin]}</Badge>
          <time dateTime={version.createdAt} className="text-caption text-ink-faint">
            {moment(version.createdAt)}
          </time>
        </div>
        <p className="line-clamp-3 text-small wrap-anywhere text-ink">{askedWords(version)}</p>
        <Outcome version={version} />
      </div>
      <Actions version={version} isCurrent={isCurrent} onBranch={onBranch} />
    </li>
  );
}

function Picture({ version: { number, pictures } }: { version: ListedVersion }) {
  if (pictures.desktop === null)
    return (
      <div className="hidden aspect-[16/10] place-items-center rounded-medium border border-line bg-surface-raised text-ink-faint sm:grid">
        <ImageOff aria-hidden className="size-5" />
        <span className="sr-only">There is no picture of version {number}.</span>
      </div>
    );
  return (
    <img
      src={pictures.desktop}
      alt={`Start page of version ${number}`}
      loading="lazy"
      width={1280}
      height={800}
      className="aspect-[16/10] w-full rounded-medium border border-line bg-surface-raised object-cover object-top"
    />
  );
}

function Outcome({ version }: { version: ListedVersion }) {
  if (version.status === 'failed')
    return (
      <p className="line-clamp-3 text-small wrap-anywhere text-negative">
        {splitReason(version.error ?? '').first}
      </p>
    );
  if (isUnderWay(version)) {
    const step = versionStepList(version).find(({ state }) => state === 'active');
    return <p className="text-small text-ink-muted">{step?.label ?? 'Waiting'} …</p>;
  }
  if (version.changes.length === 0) return <Wishes version={version} />;
  return (
    <>
      <ul className="grid list-disc gap-0.5 pl-4 text-small text-ink-muted">
        {version.changes.map((change) => (
          <li key={change} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
      <Wishes version={version} />
    </>
  );
}

/** How much of what was asked for was really tried. */
function Wishes({ version: { wishes } }: { version: ListedVersion }) {
  return wishes === null ? null : <p className="text-small text-ink-muted">{wishSummary(wishes)}.</p>;
}

interface ActionsProps extends VersionRowProps {
  isCurrent: boolean;
}

function Actions({ version, isCurrent, onBranch }: ActionsProps) {
  const { view, changes } = useAppPage();
  const [, go] = useAppPlace();
  const { number, status } = version;
  const works = status === 'completed';
  const other = isCurrent ? version.basedOn : view.app.currentVersion;

  async function restore() {
    const end = await changes.restore(number);
    if (end.kind === 'refused')
      toast({ title: 'Not restored', description: end.message, variant: 'destructive' });
    if (end.kind !== 'made') return;
    toast({
      title: `Version ${number} is back`,
      description: `It is now version ${end.result.version.number}. Those between stay in the list.`,
      variant: 'success',
    });
    go({ tab: 'app' });
  }

  return (
    <div className="grid grid-cols-2 content-start gap-2 sm:col-span-2 sm:flex sm:flex-wrap lg:col-span-1 lg:w-64 lg:justify-end">
      <Action
        icon={<Play aria-hidden />}
        label="Open"
        of={number}
        disabled={version.previewUrl === null}
        onClick={() => go({ tab: 'app', version: number })}
      />
      <Action
        icon={<GitCompareArrows aria-hidden />}
        label="Compare"
        of={number}
        disabled={other === null || version.fileCount === null}
        onClick={() =>
          go({ tab: 'versions', compare: [Math.min(number, other ?? 1), Math.max(number, other ?? 1)] })
        }
      />
      <Action
        icon={<RotateCcw aria-hidden />}
        label="Restore"
        of={number}
        disabled={!works || isCurrent || changes.busy}
        onClick={() => void restore()}
      />
      <Action
        icon={<GitBranch aria-hidden />}
        label="Branch"
        of={number}
        disabled={!works}
        onClick={onBranch}
      />
    </div>
  );
}

interface ActionProps {
  icon: ReactNode;
  label: string;
  of: number;
  disabled: boolean;
  onClick: () => void;
}

function Action({ icon, label, of, disabled, onClick }: ActionProps) {
  return (
    <Button aria-label={`${label} version ${of}`} disabled={disabled} onClick={onClick} className="lg:w-30">
      {icon}
      {label}
    </Button>
  );
}

function moment(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

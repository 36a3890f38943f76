import { Link } from 'react-router';
import { wishSummary } from '../../../../engine/proof/served-requests.ts';
import type { ListedVersion } from '../../../../functions/list-versions/contract.ts';
import { keepDraft } from '../../../lib/creator-draft.ts';
import { href } from '../../../lib/href.ts';
import { versionStepList } from '../../../lib/version-steps.ts';
import { Badge } from '../../../ui/badge.tsx';
import { StepList } from '../../../ui/step-list.tsx';
import { linkClass } from '../../../ui/text-link.tsx';
import { useAppPlace } from '../app-address.ts';
import { useAppPage } from '../app-page-context.ts';
import { askedWords, isUnderWay, originNames, splitReason } from '../app-view.ts';
import { UndoButton } from '../undo-button.tsx';
import { AnswerList } from './answer-list.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { furtherChanges, type Turn, type Unserved } from './turns.ts';

interface ConversationTurnProps {
  turn: Turn;
  onChoose: (suggestion: string) => void;
}

/** What was asked for, and the answer below it. */
export function ConversationTurn({ turn, onChoose }: ConversationTurnProps) {
  return (
    <li className="grid gap-2.5">
      <p className="max-w-[90%] justify-self-end rounded-large rounded-br-small bg-accent/12 px-3 py-2 text-small wrap-anywhere whitespace-pre-wrap text-ink">
        {turn.kind === 'version' ? askedWords(turn.version) : turn.unserved.sentence}
      </p>
      {turn.kind === 'version' ? (
        <Answer version={turn.version} onChoose={onChoose} />
      ) : (
        <NoAnswer unserved={turn.unserved} onChoose={onChoose} />
      )}
    </li>
  );
}

interface AnswerProps {
  version: ListedVersion;
  onChoose: (suggestion: string) => void;
}

function Answer({ version, onChoose }: AnswerProps) {
  const { view } = useAppPage();
  const [, go] = useAppPlace();
  if (isUnderWay(version))
    return <StepList label={`How far version ${version.number} is`} steps={versionStepList(version)} />;
  const undone = beforeIt(version, view.app.currentVersion);
  return (
    <div className="grid gap-2 text-small text-ink-muted">
      {version.status === 'failed' ? (
        <Failure version={version} stays={view.app.currentVersion} />
      ) : (
        <Told version={version} onChoose={onChoose} />
      )}
      <p className="flex items-center gap-2 text-caption text-ink-faint">
        <button
          type="button"
          onClick={() => go({ tab: 'app', version: version.number })}
          disabled={version.previewUrl === null}
          className="rounded-small font-medium text-ink-muted underline decoration-line-strong underline-offset-3 transition-colors hover:text-ink disabled:no-underline"
        >
          Version {version.number}
        </button>
        <Badge>{originNames[version.origin]}</Badge>
        <time dateTime={version.createdAt}>{moment(version.createdAt)}</time>
      </p>
      {undone === null ? null : (
        <div>
          <UndoButton to={undone} />
        </div>
      )}
    </div>
  );
}

/** The version that comes back when this one is undone. Only the newest is: undoing another would take those after it along. */
function beforeIt({ number, status, origin, basedOn }: ListedVersion, current: number | null): number | null {
  const isChange = origin === 'sentence' || origin === 'plan';
  return number === current && status === 'completed' && isChange ? basedOn : null;
}

/** What became of each clause, and what else is different. */
function Told({ version, onChoose }: AnswerProps) {
  const { answers } = version;
  if (answers === null || answers.length === 0) return <ChangeList version={version} />;
  const changes = furtherChanges(version);
  return (
    <>
      <AnswerList answers={answers} onChoose={onChoose} />
      {changes.length === 0 ? null : <ChangeList version={{ ...version, changes }} />}
    </>
  );
}

function ChangeList({ version }: { version: ListedVersion }) {
  if (version.changes.length === 0) return <p>{withoutChanges(version)}</p>;
  return (
    <ul className="grid list-disc gap-1 pl-4 marker:text-positive">
      {version.changes.map((change) => (
        <li key={change} className="wrap-anywhere text-ink">
          {change}
        </li>
      ))}
    </ul>
  );
}

function withoutChanges({ origin, fileCount, wishes }: ListedVersion): string {
  if (origin === 'restore') return 'It is as it was then. The versions between stay in the list.';
  if (origin === 'copy') return 'This app starts as the other one was.';
  const made = `Written${fileCount === null ? '' : ` in ${fileCount} files`}, built, and used in a browser.`;
  return wishes === null ? made : `${made} ${wishSummary(wishes)}.`;
}

/** What the server says of a version that its owner stopped: no fault of anything. */
const cancelled = 'You cancelled it.';
/** A model that has nothing to add leaves an app that works. */
const withoutModel = /had nothing to add|could not help, so the app is/;

function isCalm(error: string | null): boolean {
  return error === cancelled || withoutModel.test(error ?? '');
}

function Failure({ version, stays }: { version: ListedVersion; stays: number | null }) {
  const { view } = useAppPage();
  const { first, rest } = splitReason(version.error ?? '');
  return (
    <div
      className={`grid gap-1.5 rounded-medium border p-3 ${isCalm(version.error) ? 'border-line bg-surface-raised' : 'border-negative/25 bg-negative/8'}`}
    >
      <p className="font-medium wrap-anywhere text-ink">{first}</p>
      {rest.length === 0 ? null : (
        <details>
          <summary className="cursor-pointer text-caption">
            {rest.length === 1 ? 'One more line' : `${rest.length} more lines`}
          </summary>
          <ul className="mt-1 grid gap-1 font-mono text-caption wrap-anywhere">
            {rest.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {stays === null ? (
        <p>
          There is no version that works yet.{' '}
          <Link
            to={href('/dashboard')}
            onClick={() => keepDraft({ appName: view.app.name, prompt: view.app.description })}
            className={linkClass}
          >
            Try again with this description
          </Link>
          : it waits in the form above your apps, to be sent as it is or in other words.
        </p>
      ) : (
        <p>Nothing was changed: version {stays} stays as it is.</p>
      )}
    </div>
  );
}

function NoAnswer({ unserved, onChoose }: { unserved: Unserved; onChoose: (suggestion: string) => void }) {
  const { answers = [], reason } = unserved;
  if (reason === undefined && answers.length > 0)
    return (
      <div role="alert" className="grid gap-2 text-small text-ink-muted">
        {answers.length > 1 ? <p className="font-medium text-ink">Nothing was changed.</p> : null}
        <AnswerList answers={answers} onChoose={onChoose} />
      </div>
    );
  return (
    <div role="alert" className="grid gap-2 text-small text-ink-muted">
      {unserved.reason === undefined ? (
        <>
          <p>
            <span className="font-medium text-ink">
              {unserved.why ?? 'That was not understood, so nothing was changed.'}
            </span>{' '}
            {unserved.why === undefined ? 'Name what should become different, such as:' : 'For example:'}
          </p>
          <SuggestionList suggestions={unserved.nearest} onChoose={onChoose} />
        </>
      ) : (
        <p className="font-medium wrap-anywhere text-negative">{unserved.reason}</p>
      )}
    </div>
  );
}

function moment(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type TrialExample, trialExamples } from '../../../../catalog/trial-examples.ts';
import { keepDraft, readDraft } from '../../../lib/creator-draft.ts';
import { fittingAppName } from '../../../lib/fitting-app-name.ts';
import { href } from '../../../lib/href.ts';
import { forgetTrial, keepTrial, readKeptTrial } from '../../../lib/kept-trial.ts';
import { signInAddress } from '../../../lib/return-path.ts';
import { useSession } from '../../../lib/session.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { ChangeBox } from './change-box.tsx';
import { PromptBox, promptParameter } from './prompt-box.tsx';
import { PromptNotice } from './prompt-notice.tsx';
import { TrialStage } from './trial-stage.tsx';
import type { Trial } from './trial-store.ts';
import { useLivingExample } from './use-living-example.ts';
import { type TrialInUse, useTrial } from './use-trial.ts';

interface TrialWorkshopProps {
  /** What stands above the box. */
  intro: ReactNode;
  /** The other ways on, below it. */
  ways: ReactNode;
}

/** From a sentence to an app that runs, with no account: the box beside what becomes of it. */
export function TrialWorkshop({ intro, ways }: TrialWorkshopProps) {
  const { user } = useSession();
  const { trial, make, change, undo } = useTrial();
  const [text, setText] = useState('');
  const stage = useRef<HTMLElement>(null);
  const arrival = useArrival({ make, setText });
  useLivingExample(stage, arrival === 'nothing' && text === '' && isUntouched(trial), make);
  const keepAddress = user === null ? signInAddress({ pathname: href('/dashboard') }) : href('/dashboard');
  const keepShown = () => putAside(trial);

  function makeOwn(prompt: string, anyway = false): void {
    forgetTrial();
    make(prompt, { anyway });
    // On a phone it lies below the box.
    stage.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-6 pt-2 pb-16 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] @4xl:grid-rows-[auto_auto_1fr] @4xl:gap-y-8 @4xl:pb-20">
      <div className="@4xl:col-span-2">{intro}</div>
      <div className="grid gap-6">
        <div className="grid gap-4">
          <PromptBox
            text={text}
            busy={trial.busy === 'app' && !trial.isExampleOnItsWay}
            chosen={trial.shown?.isExample === true ? trial.shown.prompt : undefined}
            onType={(typed) => {
              setText(typed);
              keepDraft({ ...readDraft(), prompt: typed });
            }}
            onMake={() => makeOwn(text.trim())}
            onChoose={(example) => make(example.prompt, { isExample: true })}
          />
          <PromptNotice
            notice={trial.notice}
            signUp={keepAddress}
            onSignUp={keepShown}
            onTake={(prompt) => {
              setText(prompt);
              makeOwn(prompt);
            }}
            onInsist={(prompt) => makeOwn(prompt, true)}
          />
        </div>
      </div>
      <div className="min-w-0 @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-2">
        <TrialStage
          ref={stage}
          trial={trial}
          name={trialExamples[0].label}
          keep={
            trial.shown === undefined ? null : (
              <Link
                to={keepAddress}
                onClick={keepShown}
                className={buttonClass(trial.shown.isExample ? 'secondary' : 'primary', 'shrink-0')}
              >
                <Check aria-hidden className="max-sm:hidden" />
                {user === null ? 'Sign up and keep it' : 'Keep this app'}
              </Link>
            )
          }
        >
          <ChangeBox
            trial={trial}
            idea={ideaFor(trial)}
            signUp={keepAddress}
            onSignUp={keepShown}
            onChange={change}
            onUndo={undo}
          />
        </TrialStage>
      </div>
      <div className="@4xl:col-start-1">{ways}</div>
    </div>
  );
}

/** Nothing was asked for yet, and nothing answered. */
function isUntouched({ busy, shown, notice }: Trial): boolean {
  return busy === undefined && shown === undefined && notice === undefined;
}

function ideaFor({ shown }: Trial): string {
  const example: TrialExample | undefined = trialExamples.find(({ prompt }) => prompt === shown?.prompt);
  if (example !== undefined) return example.change;
  return shown === undefined ? trialExamples[0].change : 'Make the background ivory';
}

function putAside({ shown }: Trial): void {
  if (shown === undefined) return;
  const { prompt, changes, anyway, app } = shown;
  const idea = { appName: fittingAppName(app.name), prompt };
  keepTrial({ ...idea, changes, anyway }, Date.now());
  keepDraft(idea);
}

interface Arriving {
  make: TrialInUse['make'];
  setText: (text: string) => void;
}

/**
 * What the visitor brought along: a sentence that the browser sent itself because the code was not there yet, or the app that
 * they were about to sign up for. `waiting` until that is known.
 */
function useArrival({ make, setText }: Arriving): 'waiting' | 'something' | 'nothing' {
  const [parameters, setParameters] = useSearchParams();
  const [found, setFound] = useState<'waiting' | 'something' | 'nothing'>('waiting');
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const sent = parameters.get(promptParameter)?.trim();
    const kept = readKeptTrial(Date.now());
    if (sent !== undefined && sent !== '') {
      setParameters({}, { replace: true });
      setText(sent);
      make(sent);
    } else if (kept !== undefined) {
      setText(kept.prompt);
      make(kept.prompt, kept);
    }
    setFound((sent ?? kept) === undefined ? 'nothing' : 'something');
  }, [parameters, setParameters, make, setText]);
  return found;
}

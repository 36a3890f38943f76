import { Link } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { QuestionBack } from '../question-back.tsx';
import type { TrialNotice } from './trial-store.ts';

interface PromptNoticeProps {
  notice: TrialNotice | undefined;
  /** Where one signs up. */
  signUp: string;
  onSignUp: () => void;
  onTake: (prompt: string) => void;
  onInsist: (prompt: string) => void;
}

/** What came back instead of an app, below the sentence that it is about. */
export function PromptNotice({ notice, signUp, onSignUp, onTake, onInsist }: PromptNoticeProps) {
  if (notice?.kind === 'asked') {
    return (
      <QuestionBack question={notice.question} onTake={onTake} onInsist={() => onInsist(notice.prompt)} />
    );
  }
  if (notice?.kind !== 'failed' || notice.of !== 'app') return null;
  return <Fault notice={notice} signUp={signUp} onSignUp={onSignUp} />;
}

interface FaultProps {
  notice: Extract<TrialNotice, { kind: 'failed' }>;
  signUp: string;
  onSignUp: () => void;
}

export function Fault({ notice: { reason, needsAccount }, signUp, onSignUp }: FaultProps) {
  return (
    <Alert
      announce
      tone={needsAccount ? 'info' : 'negative'}
      actions={
        needsAccount ? (
          <Link to={signUp} onClick={onSignUp} className={buttonClass('primary')}>
            Sign up
          </Link>
        ) : undefined
      }
    >
      {reason}
    </Alert>
  );
}

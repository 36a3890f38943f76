import { Award } from 'lucide-react';
import { useState } from 'react';
import { finalRules } from '../../../../catalog/academy/final-test.ts';
import type { Attempt, Progress } from '../../../../catalog/academy/progress.ts';
import type { CourseFacts } from '../../../../catalog/courses.gen.ts';
import { limits } from '../../../../kernel/limits.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { describeFailure } from '../../../lib/failures/describe-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { CertificateActions } from './certificate-actions.tsx';
import { type Certificate, useCertificates } from './use-certificates.ts';

const dayMs = 86_400_000;

interface CourseCertificateProps {
  course: CourseFacts;
  progress: Progress;
}

/** The certificate of a course, or the way to it once the test is passed. Nothing before that. */
export function CourseCertificate({ course, progress }: CourseCertificateProps) {
  const { status, list, remove, refresh } = useCertificates();
  const [issued, setIssued] = useState<Certificate>();
  if (status === 'loading') return null;
  const known = list.find((one) => one.course === course.slug);
  const own = known ?? issued;
  if (own !== undefined)
    return (
      <Card aria-label="Certificate" className="grid max-w-3xl gap-4 p-5 sm:p-6">
        <Heading text={`Certificate for ${own.name}`} />
        <CertificateActions
          certificate={own}
          onWithdraw={
            known === undefined
              ? undefined
              : async (id) => {
                  await remove(id);
                  setIssued(undefined);
                }
          }
        />
      </Card>
    );
  const attempt = attemptToHandIn(progress);
  if (attempt === undefined) return null;
  return (
    <IssueForm
      course={course}
      attempt={attempt}
      last={list[0]}
      onIssued={(certificate) => {
        setIssued(certificate);
        // What was just read is not read again at once.
        setTimeout(refresh, limits.local.refreshGapMs + 500);
      }}
    />
  );
}

function Heading({ text }: { text: string }) {
  return (
    <h2 className="flex items-center gap-2.5 text-lead font-semibold text-ink">
      <Award aria-hidden className="size-5 shrink-0 text-accent" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </h2>
  );
}

/** The best that was passed and can still be handed in. */
function attemptToHandIn({ attempts }: Progress): Attempt | undefined {
  const oldest = new Date(Date.now() - finalRules.handInDays * dayMs).toISOString().slice(0, 10);
  return attempts
    .filter(({ passed, day }) => passed && day >= oldest)
    .toSorted((one, other) => other.right - one.right)[0];
}

interface IssueFormProps {
  course: CourseFacts;
  attempt: Attempt;
  last: Certificate | undefined;
  onIssued: (certificate: Certificate) => void;
}

function IssueForm({ course, attempt, last, onIssued }: IssueFormProps) {
  const [name, setName] = useState(last?.name ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function issue(): Promise<void> {
    if (name.trim() === '') return setError('Write the name that shall stand on the certificate.');
    setBusy(true);
    setError(undefined);
    try {
      const { contract } = await import('../../../../functions/issue-certificate/contract.ts');
      const { day, number, answers, version } = attempt;
      const {
        url: _,
        issuedAt,
        ...facts
      } = await callFunction(contract, {
        course: course.slug,
        day,
        attempt: number,
        ...(version === undefined ? {} : { version }),
        answers: Object.fromEntries(
          Object.entries(answers).map(([id, given]) => [id, typeof given === 'string' ? given : [...given]]),
        ) as Record<string, string | number[]>,
        name,
      });
      onIssued({ ...facts, issued_at: issuedAt, course: course.slug, day, attempt: number });
    } catch (failure) {
      setError(describeFailure('functions/issue-certificate', failure));
    }
    return setBusy(false);
  }

  return (
    <Card aria-label="Certificate" className="max-w-3xl p-5 sm:p-6">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void issue();
        }}
      >
        <Heading text="Your certificate" />
        <p className="max-w-[60ch] text-small text-ink-muted">
          You passed with {attempt.right} of {attempt.total}. The server checks your answers once more and
          writes the certificate. Anybody with its link can see your name, the course, the score and the day.
        </p>
        <Field label="Name on the certificate" error={error} className="max-w-md">
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              maxLength={100}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" look="primary" busy={busy}>
            Issue the certificate
          </Button>
        </div>
      </form>
    </Card>
  );
}

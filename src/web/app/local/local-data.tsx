import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSession } from '../../lib/session.ts';
import { guardSignOut } from '../../lib/sign-out.ts';
import { loadRuntime } from './load-runtime.ts';
import type { SignOutAnswer } from './sign-out-question.tsx';

const SignOutQuestion = lazyPart(async () => (await import('./sign-out-question.tsx')).SignOutQuestion);

interface Question {
  count: number;
  documents: number;
  answer: (given: SignOutAnswer) => void;
}

/**
 * Follows who is signed in: opens their data, sends what an earlier visit left, and removes the data when they leave. Asks
 * before a sign-out that would leave something unsent. Shows nothing else.
 */
export function LocalData() {
  const { status, user } = useSession();
  const userId = user?.id;
  const [discarding] = useState(() => new Set<string>());
  const [question, setQuestion] = useState<Question>();

  const former = useRef<string>(undefined);
  useEffect(() => {
    if (status === 'loading') return;
    const left = former.current;
    former.current = userId;
    if (left === userId) return;
    follow(left, userId, discarding).catch((error: unknown) =>
      console.warn('Records on this device could not be opened or removed.', error),
    );
  }, [status, userId, discarding]);

  useEffect(() => {
    if (userId === undefined) return;
    return guardSignOut(async (unsent) => {
      const runtime = await loadRuntime();
      const { length: count } = await (await runtime.personData(userId)).unsent();
      const documents = await documentsOf(userId, runtime);
      const answer: SignOutAnswer =
        unsent === 'discard'
          ? 'discard'
          : count + documents === 0
            ? 'keep'
            : await new Promise((resolve) => setQuestion({ count, documents, answer: resolve }));
      setQuestion(undefined);
      if (answer === 'stay') return undefined;
      if (answer === 'discard') discarding.add(userId);
      return (signedOut) => {
        if (!signedOut) discarding.delete(userId);
      };
    });
  }, [userId, discarding]);

  if (question === undefined) return null;
  const { count, documents, answer } = question;
  return <SignOutQuestion count={count} documents={documents} onAnswer={answer} />;
}

/** A store that cannot be read keeps nobody from signing out. */
async function documentsOf(
  userId: string,
  runtime: Awaited<ReturnType<typeof loadRuntime>>,
): Promise<number> {
  try {
    return await runtime.documentCount(userId);
  } catch (error) {
    console.warn('Documents on this device could not be counted.', error);
    return 0;
  }
}

async function follow(
  left: string | undefined,
  userId: string | undefined,
  discarding: Set<string>,
): Promise<void> {
  const runtime = await loadRuntime();
  if (left !== undefined) await runtime.leavePerson(left, discarding.delete(left) ? 'discard' : 'keep');
  if (userId !== undefined) await runtime.personData(userId);
}

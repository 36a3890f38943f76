import { drawFinal, finalRules, gradeFinal } from '../../catalog/academy/final-test.ts';
import { nameBrand } from '../../catalog/academy/name-brand.ts';
import { isOwnCourse } from '../../catalog/academy/own/own-course-rules.ts';
import { keyLength } from '../../kernel/app-address.ts';
import { KoraError } from '../../kernel/errors.ts';
import { ownAccount } from '../../server/account/own-account.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { IssueCertificateInput, IssueCertificateOutput } from './contract.ts';
import { type Final, readOwnFinal } from './read-own-final.server.ts';

const dayMs = 86_400_000;

export async function handle(
  call: FunctionCall,
  input: IssueCertificateInput,
): Promise<IssueCertificateOutput> {
  const { course, day, attempt, answers, name } = input;
  const { user } = await call.services.database.tx('service_role', {}, (tx) => ownAccount(call, tx));
  await expectTraining(call);
  expectDay(day, call.services.clock.now());
  const final = isOwnCourse(course)
    ? await readOwnFinal(call, course, input.version)
    : await readShippedFinal(course);
  if (final === undefined) throw new KoraError('not_found', { message: 'There is no such course.' });
  const { title, exercises } = nameBrand(final);
  const questions = drawFinal(exercises, { userId: user.id, course, day, number: attempt });
  const { right, total, passed } = gradeFinal(questions, answers);
  if (!passed)
    throw new KoraError('invalid_input', {
      message: `This test was not passed: ${right} of ${total} answers are right, and ${Math.ceil(total * finalRules.pass)} are needed. If the course has changed since you took it, take the test again.`,
      details: { reason: 'not_passed' },
    });
  const kept = await keep(call, user.id, { course, title, name, score: right, total, day, attempt });
  const { id, issued_at } = kept;
  return {
    id,
    name: kept.name,
    title: kept.title,
    score: kept.score,
    total: kept.total,
    issuedAt: issued_at.toISOString(),
    url: new URL(`/certificates/${id}`, call.auth.siteUrl).href,
  };
}

async function readShippedFinal(course: string): Promise<Final | undefined> {
  // Large, and only asked for here.
  const { courseFinals } = await import('../../catalog/course-finals.gen.ts');
  return Object.hasOwn(courseFinals, course) ? courseFinals[course] : undefined;
}

async function expectTraining(call: FunctionCall): Promise<void> {
  const { rows } = await call.services.database.tx('authenticated', call.caller.claims, (tx) =>
    tx.query<{ open: boolean }>('select public.has_training_access() as open'),
  );
  if (rows[0]?.open !== true)
    throw new KoraError('forbidden', { message: 'Certificates are for people with Training access.' });
}

/** A day ahead is one in another time zone or with a clock that is fast. */
function expectDay(day: string, now: Date): void {
  const age = (now.getTime() - Date.parse(`${day}T00:00:00Z`)) / dayMs;
  if (age < -1 || age > finalRules.handInDays + 1)
    throw new KoraError('invalid_input', {
      message: `A test can be handed in for ${finalRules.handInDays} days. Take it again.`,
      details: { reason: 'too_old' },
    });
}

interface KeptRow {
  id: string;
  name: string;
  title: string;
  score: number;
  total: number;
  issued_at: Date;
}

interface Kept {
  readonly course: string;
  readonly title: string;
  readonly name: string;
  readonly score: number;
  readonly total: number;
  readonly day: string;
  readonly attempt: number;
}

/** Asked twice, because an answer was lost on its way, it is still one certificate. */
async function keep(call: FunctionCall, userId: string, one: Kept): Promise<KeptRow> {
  const { rows } = await call.services.database.tx('service_role', {}, (tx) =>
    tx.query<KeptRow>(
      `with written as (
         insert into public.certificates (id, user_id, name, course, title, score, total, day, attempt)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (user_id, course, day, attempt) do nothing returning id, name, title, score, total, issued_at
       )
       select id, name, title, score, total, issued_at from written
       union all
       select id, name, title, score, total, issued_at from public.certificates
       where user_id = $2 and course = $4 and day = $8 and attempt = $9
       limit 1`,
      [
        call.services.ids.token(keyLength),
        userId,
        one.name,
        one.course,
        one.title,
        one.score,
        one.total,
        one.day,
        one.attempt,
      ],
    ),
  );
  const [row] = rows;
  if (row === undefined) throw new KoraError('internal');
  return row;
}

import { readCourseFiles } from '../../catalog/academy/course-files.ts';
import { finalRules } from '../../catalog/academy/final-test.ts';
import { checkOwnFiles } from '../../catalog/academy/own/check-draft.ts';
import { courseFactsOf } from '../../catalog/academy/own/course-facts.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { PublishCourseInput, PublishCourseOutput } from './contract.ts';

const mostTold = 10;

export function handle(call: FunctionCall, input: PublishCourseInput): Promise<PublishCourseOutput> {
  const { course: slug, files, base, replace } = input;
  const whole = readWhole(files);
  const facts = courseFactsOf(slug, whole);
  return call.services.database.tx('service_role', {}, async (tx) => {
    // Two admins who publish at the same moment do it one after the other.
    await tx.query('lock table public.academy_courses in share row exclusive mode');
    const { rows } = await tx.query<{ version: number }>(
      'select version from public.academy_courses where slug = $1',
      [slug],
    );
    const present = rows[0]?.version;
    if (present === undefined) await expectRoom(tx);
    else if (present !== base && !replace)
      throw new KoraError('conflict', {
        message: 'Another version of this course was published meanwhile.',
        details: { reason: 'changed_meanwhile', version: present },
      });
    // A course that was deleted and comes back does not count from 1 again: tests remember their version.
    const version = Math.max(present ?? 0, base) + 1;
    await store(tx, slug, version, JSON.stringify(facts), call.caller.claims.sub ?? null);
    await keepVersion(tx, slug, version, JSON.stringify(files));
    await noteAdminAction(tx, call, {
      action: 'admin.course_published',
      target: slug,
      details: { title: facts.title, version },
    });
    return { version };
  });
}

function readWhole(files: PublishCourseInput['files']) {
  const faults = checkOwnFiles(files);
  const { course } = readCourseFiles(files);
  if (course !== undefined && faults.length === 0) return course;
  throw new KoraError('invalid_input', {
    message: `The course was not published: ${faults[0] ?? 'it is not whole.'}`,
    details: faults.slice(0, mostTold).map((message) => ({ field: 'files', message })),
  });
}

async function expectRoom(tx: Tx): Promise<void> {
  const { rows } = await tx.query('select from public.academy_courses');
  if (rows.length >= limits.academy.ownCourses)
    throw new KoraError('conflict', {
      message: `There are ${limits.academy.ownCourses} courses already. Delete one that nobody needs.`,
    });
}

async function store(
  tx: Tx,
  slug: string,
  version: number,
  facts: string,
  publishedBy: string | null,
): Promise<void> {
  await tx.query(
    `insert into public.academy_courses (slug, version, facts, published_by) values ($1, $2, $3, $4)
     on conflict (slug) do update set version = excluded.version, facts = excluded.facts, state = 'published',
       published_by = excluded.published_by, published_at = now()`,
    [slug, version, facts, publishedBy],
  );
}

/** Former versions stay while a test that was taken with one may still be handed in. */
async function keepVersion(tx: Tx, slug: string, version: number, files: string): Promise<void> {
  await tx.query(
    'update public.academy_course_versions set replaced_at = now() where course = $1 and replaced_at is null',
    [slug],
  );
  await tx.query(
    `delete from public.academy_course_versions
     where course = $1 and replaced_at < now() - make_interval(days => $2)`,
    [slug, finalRules.handInDays + 1],
  );
  await tx.query('insert into public.academy_course_versions (course, version, files) values ($1, $2, $3)', [
    slug,
    version,
    files,
  ]);
}

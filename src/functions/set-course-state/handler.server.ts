import { KoraError } from '../../kernel/errors.ts';
import { noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { SetCourseStateInput } from './contract.ts';

export function handle(
  call: FunctionCall,
  { course, state }: SetCourseStateInput,
): Promise<{ changed: boolean }> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { count } =
      state === 'deleted'
        ? await tx.query('delete from public.academy_courses where slug = $1', [course])
        : await tx.query('update public.academy_courses set state = $2 where slug = $1', [course, state]);
    if (count === 0)
      throw new KoraError('not_found', { message: 'There is no such course any more. Reload the page.' });
    await noteAdminAction(tx, call, { action: 'admin.course_state_set', target: course, details: { state } });
    return { changed: true };
  });
}

-- Plans for learning something, and how far somebody has come with them. Both are data that the browser reads.

create table public.curriculum_plans (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 120),
  plan jsonb not null check (jsonb_typeof(plan) = 'object' and octet_length(plan::text) <= 1048576),
  -- Apart from the plan, so that ticking off a lesson sends no plan.
  progress jsonb not null default '{}'
    check (jsonb_typeof(progress) = 'object' and octet_length(progress::text) <= 1048576),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index curriculum_plans_of_user on public.curriculum_plans (user_id, id);
call internal.close_table('public.curriculum_plans');
create trigger curriculum_plans_updated before update on public.curriculum_plans
  for each row execute function internal.set_updated_at();

-- Nobody else's; who wants to hand one on exports it.
grant select, delete on public.curriculum_plans to authenticated;
grant insert (id, user_id, title, plan, progress) on public.curriculum_plans to authenticated;
grant update (title, plan, progress) on public.curriculum_plans to authenticated;
create policy own_plans_read on public.curriculum_plans for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_plans_write on public.curriculum_plans for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_plans_change on public.curriculum_plans for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_plans_delete on public.curriculum_plans for delete to authenticated
  using (user_id = (select auth.uid()));

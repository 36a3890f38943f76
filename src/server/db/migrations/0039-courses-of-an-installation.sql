-- Courses that admins write for their own people, in the format of those that are shipped.

-- What an admin is working on. Nobody else's; another admin begins with what is published.
create table public.academy_course_drafts (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The course that it becomes. One that is shipped is never called so.
  course text not null check (course ~ '^own-[a-z0-9]+(-[a-z0-9]+)*$' and char_length(course) <= 80),
  title text not null default '' check (char_length(title) <= 80),
  -- The version that it began with; 0 for a course that was never published.
  base_version integer not null default 0 check (base_version >= 0),
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 1048576),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index academy_course_drafts_of_user on public.academy_course_drafts (user_id, id);
call internal.close_table('public.academy_course_drafts');
create trigger academy_course_drafts_updated before update on public.academy_course_drafts
  for each row execute function internal.set_updated_at();

grant select, delete on public.academy_course_drafts to authenticated;
grant insert (id, user_id, course, title, base_version, content) on public.academy_course_drafts to authenticated;
grant update (title, base_version, content) on public.academy_course_drafts to authenticated;
create policy own_drafts_read on public.academy_course_drafts for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_drafts_delete on public.academy_course_drafts for delete to authenticated
  using (user_id = (select auth.uid()));
create policy admins_write_drafts on public.academy_course_drafts for insert to authenticated
  with check (user_id = (select auth.uid()) and (select public.is_admin()));
create policy admins_change_drafts on public.academy_course_drafts for update to authenticated
  using (user_id = (select auth.uid()) and (select public.is_admin()))
  with check (user_id = (select auth.uid()) and (select public.is_admin()));

-- What learners are offered. The server alone writes it, for admins, after it has read the files itself.
create table public.academy_courses (
  slug text primary key check (slug ~ '^own-[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  -- Goes up each time that it is published.
  version integer not null check (version > 0),
  -- `retired`: no longer offered; who has begun it can go on.
  state text not null default 'published' check (state in ('published', 'retired')),
  facts jsonb not null check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 262144),
  published_by uuid references auth.users (id) on delete set null,
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call internal.close_table('public.academy_courses');
create trigger academy_courses_updated before update on public.academy_courses
  for each row execute function internal.set_updated_at();

grant select (slug, version, state, facts, published_at, updated_at) on public.academy_courses to authenticated;
create policy learners_read_courses on public.academy_courses for select to authenticated
  using (
    (select public.is_admin())
    or (
      (select public.has_training_access())
      and (
        state = 'published'
        or exists (
          select from public.academy_progress as begun
          where begun.user_id = (select auth.uid()) and begun.course = slug
        )
      )
    )
  );

-- The files of each version. A former one stays for as long as a test that was taken with it may be handed in.
create table public.academy_course_versions (
  course text not null references public.academy_courses (slug) on delete cascade,
  version integer not null check (version > 0),
  files jsonb not null check (jsonb_typeof(files) = 'array' and octet_length(files::text) <= 1048576),
  published_at timestamptz not null default now(),
  -- When the next one took its place.
  replaced_at timestamptz,
  primary key (course, version)
);
call internal.close_table('public.academy_course_versions');

grant select on public.academy_course_versions to authenticated;
-- Whoever sees the course; the row security of that table decides.
create policy learners_read_versions on public.academy_course_versions for select to authenticated
  using (course in (select slug from public.academy_courses));

-- How people get on with the courses of the academy, and the certificates of those who have passed a final test.

create table public.academy_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The course. With its owner it is the key, so that two devices never begin the same course twice.
  course text not null check (course ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(course) <= 80),
  lessons jsonb not null default '{}'
    check (jsonb_typeof(lessons) = 'object' and octet_length(lessons::text) <= 65536),
  answers jsonb not null default '{}'
    check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 1048576),
  missed jsonb not null default '{}'
    check (jsonb_typeof(missed) = 'object' and octet_length(missed::text) <= 262144),
  attempts jsonb not null default '[]'
    check (
      jsonb_typeof(attempts) = 'array'
      and jsonb_array_length(attempts) <= 240
      and octet_length(attempts::text) <= 1048576
    ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, course)
);
call internal.close_table('public.academy_progress');
create trigger academy_progress_updated before update on public.academy_progress
  for each row execute function internal.set_updated_at();

-- Nobody else's, not even an admin's.
grant select, delete on public.academy_progress to authenticated;
grant insert (user_id, course, lessons, answers, missed, attempts) on public.academy_progress to authenticated;
grant update (lessons, answers, missed, attempts) on public.academy_progress to authenticated;
create policy own_progress_read on public.academy_progress for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_progress_write on public.academy_progress for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_progress_change on public.academy_progress for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_progress_delete on public.academy_progress for delete to authenticated
  using (user_id = (select auth.uid()));

-- Written by the server alone, which grades the test itself. Whoever knows the id may ask whether it is real.
create table public.certificates (
  id text primary key check (id ~ '^[a-z0-9]{26}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- As its owner wants to be named.
  name text not null check (char_length(name) between 1 and 100),
  course text not null check (char_length(course) <= 80),
  -- As the course was called then.
  title text not null check (char_length(title) between 1 and 120),
  -- Questions that were answered rightly, of so many.
  score integer not null check (score >= 0),
  total integer not null check (total > 0 and score <= total),
  -- The attempt; each gives one certificate.
  day date not null,
  attempt integer not null check (attempt between 1 and 3),
  issued_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, course, day, attempt)
);
call internal.close_table('public.certificates');

-- Its owner sees and withdraws it; nobody changes one.
grant select, delete on public.certificates to authenticated;
create policy own_certificates_read on public.certificates for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_certificates_delete on public.certificates for delete to authenticated
  using (user_id = (select auth.uid()));

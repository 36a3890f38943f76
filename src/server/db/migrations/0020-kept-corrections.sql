-- Corrected labels of descriptions, kept only for people who turned that on, so that they can export them.

create table public.reading_corrections (
  user_id uuid not null references auth.users (id) on delete cascade,
  app_id uuid not null references public.apps (id) on delete cascade,
  -- The text with its word groups as they were corrected last.
  reading jsonb not null check (jsonb_typeof(reading) = 'object' and pg_column_size(reading) <= 1048576),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, app_id)
);
create index reading_corrections_app on public.reading_corrections (app_id);
call internal.close_table('public.reading_corrections');
create trigger reading_corrections_updated before update on public.reading_corrections
  for each row execute function internal.set_updated_at();

-- Written by the server alone; nobody but the person reads or deletes them, not even an admin.
grant select, delete on public.reading_corrections to authenticated;
create policy own_corrections_read on public.reading_corrections for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_corrections_delete on public.reading_corrections for delete to authenticated
  using (user_id = (select auth.uid()));

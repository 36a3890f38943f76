-- Resources that people wrote themselves, beside those that the product ships, and the stars that they gave to either. It is text
-- that the browser reads; nothing of it is ever run here.

create table public.own_resources (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- A star is a row of its own, so that two devices never disagree on a list of them: its title is what it was given to.
  kind text not null check (kind in ('template', 'checklist', 'worksheet', 'glossary', 'guide', 'star')),
  title text not null check (char_length(title) between 1 and 120),
  about text not null default '' check (char_length(about) <= 200),
  jobs jsonb not null default '[]'
    check (jsonb_typeof(jobs) = 'array' and jsonb_array_length(jobs) <= 3 and octet_length(jobs::text) <= 200),
  -- The browser stops at less than half, so that what two devices wrote apart from each other still fits.
  body text not null default '' check (char_length(body) <= 250000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index own_resources_of_user on public.own_resources (user_id, id);
call internal.close_table('public.own_resources');
create trigger own_resources_updated before update on public.own_resources
  for each row execute function internal.set_updated_at();

-- Nobody else's, not even an admin's; who wants to hand one on downloads it.
grant select, delete on public.own_resources to authenticated;
grant insert (id, user_id, kind, title, about, jobs, body) on public.own_resources to authenticated;
grant update (kind, title, about, jobs, body) on public.own_resources to authenticated;
create policy own_resources_read on public.own_resources for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_resources_write on public.own_resources for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_resources_change on public.own_resources for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_resources_delete on public.own_resources for delete to authenticated
  using (user_id = (select auth.uid()));

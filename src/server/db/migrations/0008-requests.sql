-- What people ask of support and of sales. The public function writes it and admins answer it; a signed-in
-- person sees their own.

create table public.requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('support', 'sales')),
  -- The request outlives the account: it was addressed to us.
  user_id uuid references auth.users (id) on delete set null,
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 255),
  subject text not null check (char_length(subject) between 1 and 200),
  message text not null check (char_length(message) between 1 and 5000),
  status text not null default 'open' check (status in ('open', 'in_progress', 'closed')),
  -- What was done about it; the person may read it too.
  note text not null default '' check (char_length(note) <= 5000),
  handled_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index requests_created on public.requests (created_at desc, id desc);
create index requests_user on public.requests (user_id) where user_id is not null;
call internal.close_table('public.requests');
create trigger requests_updated before update on public.requests
  for each row execute function internal.set_updated_at();

grant select on public.requests to authenticated;
create policy own_requests_read on public.requests for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_admin()));

-- The lists of the admin page: newest accounts first, and everything that was done to one person.
create index users_created on auth.users (created_at desc, id desc);
create index audit_log_target on public.audit_log (target, id desc) where target is not null;

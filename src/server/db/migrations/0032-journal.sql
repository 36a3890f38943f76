-- A private journal, a day at a time. It is written and read in the browser; here it is only kept, so that somebody finds it again on
-- another device. With a passphrase it comes here sealed: the server has neither the passphrase nor the key.

-- The key of the journal, wrapped by one that is made of the passphrase.
create table public.journal_keys (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  salt text not null check (char_length(salt) between 16 and 64),
  iterations integer not null check (iterations between 100000 and 10000000),
  iv text not null check (char_length(iv) between 16 and 32),
  wrapped text not null check (char_length(wrapped) between 32 and 256),
  -- While the passphrase is being taken off, nothing is sealed anew with it.
  retired boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index journal_keys_of_user on public.journal_keys (user_id, id);
call internal.close_table('public.journal_keys');
create trigger journal_keys_updated before update on public.journal_keys
  for each row execute function internal.set_updated_at();

create table public.journal_entries (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The day as the person had it, wherever they were. Two devices may each begin one for the same day; both are kept.
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  body jsonb not null check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 524288),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index journal_entries_of_user on public.journal_entries (user_id, id);
call internal.close_table('public.journal_entries');
create trigger journal_entries_updated before update on public.journal_entries
  for each row execute function internal.set_updated_at();

create table public.journal_photos (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  -- The picture as a data address, or sealed.
  body jsonb not null check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 1048576),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index journal_photos_of_user on public.journal_photos (user_id, id);
call internal.close_table('public.journal_photos');
create trigger journal_photos_updated before update on public.journal_photos
  for each row execute function internal.set_updated_at();

-- Nobody else's, not even an admin's.
grant select, delete on public.journal_keys, public.journal_entries, public.journal_photos to authenticated;
grant insert (id, user_id, salt, iterations, iv, wrapped, retired) on public.journal_keys to authenticated;
grant update (salt, iterations, iv, wrapped, retired) on public.journal_keys to authenticated;
grant insert (id, user_id, day, body) on public.journal_entries to authenticated;
grant update (body) on public.journal_entries to authenticated;
grant insert (id, user_id, day, body) on public.journal_photos to authenticated;
grant update (body) on public.journal_photos to authenticated;

create policy own_journal_keys_read on public.journal_keys for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_journal_keys_write on public.journal_keys for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_journal_keys_change on public.journal_keys for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_journal_keys_delete on public.journal_keys for delete to authenticated
  using (user_id = (select auth.uid()));
create policy own_journal_entries_read on public.journal_entries for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_journal_entries_write on public.journal_entries for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_journal_entries_change on public.journal_entries for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_journal_entries_delete on public.journal_entries for delete to authenticated
  using (user_id = (select auth.uid()));
create policy own_journal_photos_read on public.journal_photos for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_journal_photos_write on public.journal_photos for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_journal_photos_change on public.journal_photos for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_journal_photos_delete on public.journal_photos for delete to authenticated
  using (user_id = (select auth.uid()));

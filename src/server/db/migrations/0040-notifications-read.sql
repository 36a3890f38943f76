-- What somebody has read of their notifications. These are worked out of what is there; only that they were read is kept.

create table public.notice_marks (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- When each was read, by the id of the notification.
  read jsonb not null default '{}' check (jsonb_typeof(read) = 'object' and octet_length(read::text) <= 131072),
  updated_at timestamptz not null default now()
);
call internal.close_table('public.notice_marks');
create trigger notice_marks_updated before update on public.notice_marks
  for each row execute function internal.set_updated_at();

grant select, delete on public.notice_marks to authenticated;
grant insert (user_id, read) on public.notice_marks to authenticated;
grant update (read) on public.notice_marks to authenticated;
create policy own_marks_read on public.notice_marks for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_marks_write on public.notice_marks for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_marks_change on public.notice_marks for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_marks_delete on public.notice_marks for delete to authenticated
  using (user_id = (select auth.uid()));

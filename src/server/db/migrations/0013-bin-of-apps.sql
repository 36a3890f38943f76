-- Apps in the bin are removed for good some time after they got there. When that was is decided here: a device whose clock
-- is wrong would otherwise lose its apps at once.

create function internal.note_deletion() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.deleted_at is not null then
    new.deleted_at := coalesce(old.deleted_at, now());
  end if;
  return new;
end
$$;
create trigger apps_deletion before update of deleted_at on public.apps
  for each row execute function internal.note_deletion();

create index apps_in_bin on public.apps (deleted_at) where deleted_at is not null;

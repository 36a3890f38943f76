-- The questions that the front end asks about the signed-in person. A person without a grant, a grant that has
-- ended, and nobody in particular all get the same answer: no.

create function internal.has_grant(wanted_kind text, wanted_name text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select auth.uid() is not null and (
    public.is_admin()
    or exists (
      select from public.feature_grants
      where user_id = auth.uid()
        and kind = wanted_kind
        and (wanted_name is null or name = wanted_name)
        and (expires_at is null or expires_at > now())
    )
  )
$$;
revoke all on function internal.has_grant(text, text) from public;
grant execute on function internal.has_grant(text, text) to anon, authenticated, service_role;

create function public.has_feature_access(feature_name text) returns boolean
language sql stable
set search_path = ''
as $$
  select feature_name is not null and internal.has_grant('feature', feature_name)
$$;

create function public.has_special_access(access_type_name text) returns boolean
language sql stable
set search_path = ''
as $$
  select access_type_name is not null and internal.has_grant('special', access_type_name)
$$;

create function public.has_gaming_access() returns boolean
language sql stable
set search_path = ''
as $$
  select internal.has_grant('gaming', null)
$$;

create function public.has_training_access() returns boolean
language sql stable
set search_path = ''
as $$
  select internal.has_grant('training', null)
$$;

revoke all on function public.has_feature_access(text), public.has_special_access(text),
  public.has_gaming_access(), public.has_training_access() from public;
grant execute on function public.has_feature_access(text), public.has_special_access(text),
  public.has_gaming_access(), public.has_training_access() to anon, authenticated, service_role;

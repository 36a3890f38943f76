-- What an admin may read of others through the data API. The role alone is not enough: with a second factor enrolled it
-- must have been shown, and a token that somebody gave to another program does not act as an admin.
create function internal.acts_as_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select public.is_admin()
    and not coalesce(auth.jwt() ? 'client_id', false)
    and (
      coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
      or not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
    )
$$;
revoke all on function internal.acts_as_admin() from public;
grant execute on function internal.acts_as_admin() to authenticated, service_role;

alter policy own_profile_read on public.profiles
  using (user_id = (select auth.uid()) or (select internal.acts_as_admin()));
alter policy own_roles_read on public.user_roles
  using (user_id = (select auth.uid()) or (select internal.acts_as_admin()));
alter policy own_grants_read on public.feature_grants
  using (user_id = (select auth.uid()) or (select internal.acts_as_admin()));
alter policy own_subscription_read on public.subscriptions
  using (user_id = (select auth.uid()) or (select internal.acts_as_admin()));
alter policy own_requests_read on public.requests
  using (user_id = (select auth.uid()) or (select internal.acts_as_admin()));
alter policy admins_read on public.audit_log using ((select internal.acts_as_admin()));

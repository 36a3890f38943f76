-- A message carries a link and a code. They are separate secrets: a code is short enough to try out, so a link must
-- not be computable from it.
alter table auth.one_time_tokens
  add column code_hash text,
  -- The browser that asked, when only that browser may complete the sign-in (PKCE).
  add column flow_state_id uuid references auth.flow_states (id) on delete cascade;
create index one_time_tokens_address on auth.one_time_tokens (relates_to);

-- With the token itself, this gives the token that it was exchanged for: two requests that race with the same token
-- get the same successor, and neither the table nor a stolen token alone gives anybody anything.
alter table auth.refresh_tokens add column heir_salt text;

-- Used-up tokens are removed in time; those that came after them must stay.
alter table auth.refresh_tokens
  drop constraint refresh_tokens_parent_id_fkey,
  add constraint refresh_tokens_parent_id_fkey
    foreign key (parent_id) references auth.refresh_tokens (id) on delete set null;

-- Language models that an installation may be given. Nothing depends on them. What is asked and answered is not kept here.

-- What an admin has decided about them: one row, which is also held while a use is weighed against the limits, so that uses
-- at the same moment are weighed one after the other.
create table public.model_rules (
  id boolean primary key default true check (id),
  -- Whether people may bring a key of their own, and whether its address may be on this machine or in a private network.
  own_keys boolean not null default false,
  own_private_addresses boolean not null default false,
  updated_at timestamptz not null default now()
);
call internal.close_table('public.model_rules');
insert into public.model_rules default values;
create trigger model_rules_updated before update on public.model_rules
  for each row execute function internal.set_updated_at();

-- Models that everybody may use. Read and changed by functions alone: a key never leaves the server.
create table public.model_connections (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  provider text not null check (provider in ('openai', 'anthropic', 'compatible', 'ollama')),
  base_url text not null check (char_length(base_url) between 1 and 500),
  model text not null check (char_length(model) between 1 and 200),
  -- Sealed with a key that is not in this database.
  key_secret text,
  enabled boolean not null default true,
  is_default boolean not null default false,
  -- Millionths of the currency for a million tokens.
  price_in bigint not null default 0 check (price_in between 0 and 1000000000000),
  price_out bigint not null default 0 check (price_out between 0 and 1000000000000),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index model_connections_default on public.model_connections (is_default) where is_default;
call internal.close_table('public.model_connections');
create trigger model_connections_updated before update on public.model_connections
  for each row execute function internal.set_updated_at();

-- Models that people use with a key of their own.
create table public.model_keys (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  provider text not null check (provider in ('openai', 'anthropic', 'compatible', 'ollama')),
  base_url text not null check (char_length(base_url) between 1 and 500),
  model text not null check (char_length(model) between 1 and 200),
  key_secret text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index model_keys_user on public.model_keys (user_id, id);
call internal.close_table('public.model_keys');
create trigger model_keys_updated before update on public.model_keys
  for each row execute function internal.set_updated_at();

-- Every use: who, which model, how much. While it lasts, the counts are what was set aside for it.
create table public.model_usage (
  id uuid primary key,
  -- What was spent stays spent when the account goes.
  user_id uuid references auth.users (id) on delete set null,
  -- The id of a connection or of a key, or `settings`.
  source text not null check (char_length(source) between 1 and 64),
  model text not null check (char_length(model) between 1 and 200),
  kind text not null check (kind ~ '^[a-z][a-z-]{0,39}$'),
  -- Paid by the person: it counts against no limit.
  own_key boolean not null default false,
  settled boolean not null default false,
  estimated boolean not null default false,
  tokens_in bigint not null default 0 check (tokens_in >= 0),
  tokens_out bigint not null default 0 check (tokens_out >= 0),
  cost_micro bigint not null default 0 check (cost_micro >= 0),
  -- The kind of what went wrong; never its words.
  fault text check (fault ~ '^[a-z-]{1,40}$'),
  started_at timestamptz not null default now(),
  settled_at timestamptz
);
create index model_usage_started on public.model_usage (started_at);
create index model_usage_user on public.model_usage (user_id, started_at desc);
call internal.close_table('public.model_usage');
-- One's own; admins are shown everybody's by a function.
grant select on public.model_usage to authenticated;
create policy own_usage_read on public.model_usage for select to authenticated
  using (user_id = (select auth.uid()));

-- How much may be used: by one person, by each of whom nothing else is said, and by all together. Null is without limit.
create table public.model_limits (
  id uuid primary key,
  scope text not null check (scope in ('person', 'each', 'total')),
  user_id uuid references auth.users (id) on delete cascade,
  day_tokens bigint check (day_tokens >= 0),
  month_tokens bigint check (month_tokens >= 0),
  day_cost_micro bigint check (day_cost_micro >= 0),
  month_cost_micro bigint check (month_cost_micro >= 0),
  updated_at timestamptz not null default now(),
  check ((scope = 'person') = (user_id is not null))
);
create unique index model_limits_scope on public.model_limits (scope) where user_id is null;
create unique index model_limits_user on public.model_limits (user_id) where user_id is not null;
call internal.close_table('public.model_limits');
create trigger model_limits_updated before update on public.model_limits
  for each row execute function internal.set_updated_at();

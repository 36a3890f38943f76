-- Servers of others that speak the Model Context Protocol, whose tools a language model may use for people who allow it.

-- Read and changed by functions alone: a key never leaves the server.
create table public.tool_servers (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 60),
  url text not null check (char_length(url) between 1 and 500),
  -- Sealed with a key that is not in this database.
  key_secret text,
  enabled boolean not null default true,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call internal.close_table('public.tool_servers');
create trigger tool_servers_updated before update on public.tool_servers
  for each row execute function internal.set_updated_at();

-- What a person has allowed: one tool as it described itself then. Described otherwise, it is another one.
create table public.tool_consents (
  user_id uuid not null references auth.users (id) on delete cascade,
  server_id uuid not null references public.tool_servers (id) on delete cascade,
  tool text not null check (char_length(tool) between 1 and 128),
  digest text not null check (char_length(digest) = 43),
  consented_at timestamptz not null default now(),
  primary key (user_id, server_id, tool)
);
create index tool_consents_server on public.tool_consents (server_id);
call internal.close_table('public.tool_consents');

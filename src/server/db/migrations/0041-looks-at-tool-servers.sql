-- How each server of tools answered last: what an admin sees of it without asking it again.
create table public.tool_server_looks (
  server_id uuid primary key references public.tool_servers (id) on delete cascade,
  worked_at timestamptz,
  failed_at timestamptz,
  -- Why, in a sentence for a person; of the last failure.
  trouble text check (char_length(trouble) between 1 and 1000),
  -- The tools that it offered when it last answered, each by its name with the digest of its description.
  offered jsonb not null default '{}' check (jsonb_typeof(offered) = 'object' and length(offered::text) <= 40000)
);
call internal.close_table('public.tool_server_looks');

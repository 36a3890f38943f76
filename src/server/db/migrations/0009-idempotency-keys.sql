-- What the data API answered to writes that carried an `Idempotency-Key`: a client whose answer was lost sends the same
-- request again and gets the same answer, and nothing is written twice. Not reachable through the data API.

create table internal.idempotency_keys (
  user_id uuid not null references auth.users (id) on delete cascade,
  key text not null check (char_length(key) between 1 and 200),
  -- A hash of the request: the same key with another request is a fault of the client.
  fingerprint text not null check (char_length(fingerprint) = 64),
  -- Null only within the transaction that does the work.
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created on internal.idempotency_keys (created_at);
call internal.close_table('internal.idempotency_keys');

-- Definer: the writing person may not touch the table, so nobody can forge or read an answer.
-- Gives null when the key is new and now taken by this transaction. Of two requests at once the second waits here until the
-- first has ended, and then finds its answer, or the key free when the first was rolled back.
create function internal.take_idempotency_key(wanted text, request text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  person uuid := auth.uid();
  kept internal.idempotency_keys;
begin
  loop
    insert into internal.idempotency_keys (user_id, key, fingerprint) values (person, wanted, request)
      on conflict do nothing;
    if found then
      return null;
    end if;
    select * into kept from internal.idempotency_keys where user_id = person and key = wanted;
    if found then
      return jsonb_build_object('same', kept.fingerprint = request, 'result', kept.result);
    end if;
    -- Swept away between the two statements: try again.
  end loop;
end
$$;

create function internal.keep_idempotent_result(wanted text, answer jsonb) returns void
language sql volatile security definer
set search_path = ''
as $$
  update internal.idempotency_keys set result = answer
  where user_id = auth.uid() and key = wanted and result is null
$$;

revoke all on function internal.take_idempotency_key(text, text) from public;
revoke all on function internal.keep_idempotent_result(text, jsonb) from public;
grant execute on function internal.take_idempotency_key(text, text) to authenticated;
grant execute on function internal.keep_idempotent_result(text, jsonb) to authenticated;

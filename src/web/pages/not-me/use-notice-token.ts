import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token of the link, which is taken out of the address: it must not stay in the history. */
export function useNoticeToken(): string {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  useEffect(() => {
    const arrived = tokenIn(hash);
    if (arrived === '') return;
    setToken(arrived);
    void navigate(pathname, { replace: true });
  }, [hash, navigate, pathname]);
  return token;
}

function tokenIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
}

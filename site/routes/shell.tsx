import { Outlet } from 'react-router';
import { Shell } from '#site/shell/Shell.tsx';

export default function ShellRoute() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

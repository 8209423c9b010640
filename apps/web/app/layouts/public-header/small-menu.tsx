import { CloseIcon, cx, MenuIcon } from '@rostra/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ThemeToggle } from '../../components/theme-toggle.tsx';
import { useLogOut, useSession } from '../../features/sessions/index.ts';
import { memberLinks, policyLinks, type SiteLink } from '../site-links.ts';

const rowClass = 'flex min-h-12 w-full items-center py-2 text-left text-lg no-underline';

/** Below the medium width: a button, and under the header the same entries as a list. */
export function SmallMenu({ links }: { links: readonly SiteLink[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const close = () => setIsOpen(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(close, [key]);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      buttonRef.current?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!rootRef.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);

  return (
    <div ref={rootRef} className="md:hidden">
      <button
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded px-2 font-medium text-sm"
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
        Menu
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-line border-b bg-paper shadow-float"
      >
        <nav aria-label="Main" className="shell pt-2 pb-8">
          <MenuList>
            {links.slice(0, 2).map((link) => (
              <MenuLink key={link.href} {...link} onChoose={close} />
            ))}
            <li className="py-2">
              <p className="pt-1 text-muted text-sm">Policies</p>
              <ul>
                {policyLinks.map((link) => (
                  <MenuLink key={link.href} {...link} onChoose={close} isNested />
                ))}
              </ul>
            </li>
            {links.slice(2).map((link) => (
              <MenuLink key={link.href} {...link} onChoose={close} />
            ))}
            <li>
              <ThemeToggle isLabelled className="min-h-12 text-lg" />
            </li>
          </MenuList>
          <SessionEntries onChoose={close} />
        </nav>
      </div>
    </div>
  );
}

function MenuList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

interface MenuLinkProps extends SiteLink {
  onChoose: () => void;
  isNested?: boolean;
}

function MenuLink({ href, label, onChoose, isNested = false }: MenuLinkProps) {
  return (
    <li>
      <NavLink
        to={href}
        end={href === '/' || href === '/dashboard'}
        prefetch="intent"
        onClick={onChoose}
        className={({ isActive }) =>
          cx(rowClass, isNested && 'pl-4', isActive ? 'font-medium text-accent' : 'text-ink')
        }
      >
        {label}
      </NavLink>
    </li>
  );
}

function SessionEntries({ onChoose }: { onChoose: () => void }) {
  const { status } = useSession();
  const logOut = useLogOut();
  if (status !== 'member') {
    return (
      <ul
        className="mt-6 grid grid-cols-2 gap-3"
        data-while={status === 'loading' ? 'unknown' : undefined}
      >
        <li>
          <NavLink
            to="/login"
            onClick={onChoose}
            className="flex min-h-12 items-center justify-center rounded border border-line-strong font-medium"
          >
            Login
          </NavLink>
        </li>
        <li>
          <NavLink
            to="/register"
            onClick={onChoose}
            className="flex min-h-12 items-center justify-center rounded bg-accent font-medium text-on-accent"
          >
            Join Now
          </NavLink>
        </li>
      </ul>
    );
  }
  return (
    <ul className="divide-y divide-line border-ink border-t">
      {memberLinks.map((link) => (
        <MenuLink key={link.href} {...link} onChoose={onChoose} />
      ))}
      <li>
        <button
          type="button"
          className={rowClass}
          onClick={() => {
            onChoose();
            void logOut();
          }}
        >
          Logout
        </button>
      </li>
    </ul>
  );
}

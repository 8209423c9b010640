import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('layouts/public-layout.route.tsx', [
    index('features/landing/landing.route.tsx'),
    route('about', 'features/policies/about.route.tsx'),
    route('policies/:slug', 'features/policies/policy.route.tsx'),
    route('tech-manifesto', 'features/policies/manifesto.route.tsx'),
    route('blog', 'features/blog/list/blog-list.route.tsx'),
    route('blog/:slug', 'features/blog/post/blog-post.route.tsx'),
    route('login', 'features/sessions/login/login.route.tsx'),
    route('register', 'features/accounts/register.route.tsx'),
    route('forgot-password', 'features/password-recovery/forgot-password.route.tsx'),
    route('reset-password', 'features/password-recovery/reset-password.route.tsx'),
    route('confirm-email', 'features/email-change/confirm-email.route.tsx'),
    route('*', 'features/site/not-found.route.tsx'),
  ]),
  route('dashboard', 'layouts/dashboard-layout.route.tsx', [
    index('features/dashboard/dashboard.route.tsx'),
    route('content', 'features/member-content/library/member-content.route.tsx'),
    route('content/:slug', 'features/member-content/reader/reader.route.tsx'),
    route('profile', 'features/profile/profile.route.tsx'),
    route('subscription', 'features/billing/subscription.route.tsx'),
    route('subscription/return', 'features/billing/payment-return/payment-return.route.tsx'),
  ]),
  route('manifest.webmanifest', 'features/site/manifest.route.ts'),
] satisfies RouteConfig;

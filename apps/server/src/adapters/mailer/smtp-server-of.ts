/** The options of nodemailer for `smtp://user:password@host:587` or `smtps://…`. */
export function smtpServerOf(url: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname,
    port: port ? Number(port) : isSecure ? 465 : 587,
    secure: isSecure,
    ...(username
      ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
      : {}),
    ...(searchParams.get('tls') === 'required' ? { requireTLS: true } : {}),
  };
}

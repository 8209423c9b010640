/**
 * What a subscription must cost, written from Stripe's rules and without the sandbox's code: whole periods in advance,
 * prorations by the second, credits for what was debited, discounts on every debit, tax on every line, half cents away
 * from zero. A trial costs nothing and starts the first period when it ends.
 */
export interface Plan {
  amount: number;
  months: number;
  quantity: number;
}

interface Debit {
  from: number;
  to: number;
  net: number;
  credited: number;
  /** Debited time that has not been credited ends here. */
  until: number;
}

/** A coupon with the duration `once` reduces the next invoice with a period on it, and no prorations. */
export interface Coupon {
  percentOff: number;
  amountOff: number;
  isOnce: boolean;
  /** The coupon has no effect from here on. */
  endsAt: number;
}

/** Tax that is added to the price; included tax does not change what is paid. */
export interface Tax {
  percent: number;
  isIncluded: boolean;
}

export type Proration = 'create_prorations' | 'always_invoice' | 'none';

const roundHalfAway = (numerator: bigint, denominator: bigint): number => {
  const sign = numerator < 0n ? -1n : 1n;
  return Number(sign * ((sign * numerator * 2n + denominator) / (denominator * 2n)));
};

/** A share of an amount; times are in seconds. */
const share = (amount: number, part: number, whole: number): number =>
  roundHalfAway(BigInt(amount) * BigInt(part), BigInt(whole));

/** The day of the month is kept where the month has it; otherwise its last day is used. */
export function addMonths(time: number, months: number): number {
  const date = new Date(time * 1000);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const target = new Date(Date.UTC(year, month + months, 1));
  const length = new Date(
    Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0),
  ).getUTCDate();
  target.setUTCDate(Math.min(day, length));
  return target.getTime() / 1000 + (time % 86_400);
}

export class BillingLedger {
  total = 0;
  isEnded = false;
  isPaused = false;
  cancelAt: number | null = null;
  coupon: Coupon | null = null;
  isTrialing: boolean;
  plan: Plan;
  private readonly tax: Tax;
  private anchor: number;
  private periodStart: number;
  periodEnd: number;
  private cycleEnd: number;
  private cycles = 1;
  private debits: Debit[] = [];
  private scheduled: { at: number; plan: Plan } | null = null;

  constructor(plan: Plan, now: number, tax: Tax, trialDays: number) {
    this.plan = plan;
    this.tax = tax;
    this.periodStart = now;
    this.isTrialing = trialDays > 0;
    this.anchor = now + trialDays * 86_400;
    this.cycleEnd = this.isTrialing ? this.anchor : addMonths(now, plan.months);
    this.periodEnd = this.cycleEnd;
    if (this.isTrialing) this.cycles = 0;
    else this.debit(now);
  }

  /** Runs everything that is due up to a time. */
  advance(to: number): void {
    while (!this.isEnded) {
      const next = Math.min(
        this.cancelAt ?? Infinity,
        this.scheduled?.at ?? Infinity,
        this.periodEnd,
      );
      if (next > to) return;
      if (this.scheduled?.at === next) {
        const { plan } = this.scheduled;
        this.scheduled = null;
        this.change(plan, 'create_prorations', next);
      } else if (this.cancelAt === next) {
        this.isEnded = true;
      } else {
        this.renew();
      }
    }
  }

  change(plan: Plan, proration: Proration, now: number): void {
    const isSame = plan.amount === this.plan.amount && plan.quantity === this.plan.quantity;
    const startsCycle = plan.months !== this.plan.months;
    if (isSame && !startsCycle) return;
    const cycleStart = this.cycleStart();
    this.plan = plan;
    if (this.isTrialing) return;
    if (proration !== 'none') this.credit(now);
    if (startsCycle) {
      this.anchor = now;
      this.cycles = 1;
      this.periodStart = now;
      this.cycleEnd = addMonths(now, plan.months);
      this.periodEnd = Math.min(this.cycleEnd, this.cancelAt ?? Infinity);
      this.debit(now);
    } else if (proration !== 'none' && this.periodEnd > now) {
      const net = this.lastingPrice(now);
      const amount = share(net, this.periodEnd - now, this.cycleEnd - cycleStart);
      this.record(amount, now, this.periodEnd);
    }
  }

  /** Setting the same date again changes nothing. */
  setCancelAt(at: number | null, proration: Proration, now: number): void {
    if (at === this.cancelAt) return;
    this.cancelAt = at;
    if (this.isTrialing) return;
    const end = Math.min(this.cycleEnd, at ?? Infinity);
    if (end < this.periodEnd && proration !== 'none') {
      this.credit(end);
      this.periodEnd = end;
    } else if (end > this.periodEnd) {
      const net = this.lastingPrice(now);
      const whole = this.cycleEnd - this.cycleStart();
      if (proration !== 'none') {
        this.record(share(net, end - this.periodEnd, whole), this.periodEnd, end);
      }
      this.periodEnd = end;
    }
  }

  scheduleAtPeriodEnd(plan: Plan): void {
    this.scheduled = { at: this.periodEnd, plan };
  }

  forgetSchedule(): void {
    this.scheduled = null;
  }

  private cycleStart(): number {
    return addMonths(this.anchor, this.plan.months * (this.cycles - 1));
  }

  private renew(): void {
    this.cycles += 1;
    this.periodStart = this.periodEnd;
    this.cycleEnd = addMonths(this.anchor, this.plan.months * this.cycles);
    this.periodEnd = Math.min(this.cycleEnd, this.cancelAt ?? Infinity);
    this.isTrialing = false;
    this.debit(this.periodStart, this.isPaused);
  }

  private price(plan: Plan): number {
    return plan.amount * plan.quantity;
  }

  /** A whole cycle's price less the discount that prorations share in. */
  private lastingPrice(now: number): number {
    const price = this.price(this.plan);
    return price - (this.coupon?.isOnce ? 0 : this.discount(price, now));
  }

  private discount(amount: number, now: number): number {
    if (this.coupon === null || this.coupon.endsAt <= now) return 0;
    const { amountOff, percentOff } = this.coupon;
    return Math.min(amount, amountOff) + share(amount, percentOff, 100);
  }

  /** Bills the current period at the full price and takes the discount off the line, unless the invoice is voided. */
  private debit(now: number, isVoid = false): void {
    const whole = this.cycleEnd - this.periodStart;
    const amount = share(this.price(this.plan), this.periodEnd - this.periodStart, whole);
    const off = this.discount(amount, now);
    if (off > 0 && this.coupon?.isOnce) this.coupon = null;
    if (!isVoid) this.record(amount - off, this.periodStart, this.periodEnd);
  }

  private record(net: number, from: number, to: number): void {
    this.bill(net);
    this.debits.push({ credited: 0, from, net, to, until: to });
  }

  private bill(net: number): void {
    this.total += net + this.taxOn(net);
  }

  /** The tax on one line. */
  taxOn(net: number): number {
    return this.tax.isIncluded ? 0 : share(net, this.tax.percent, 100);
  }

  private credit(from: number): void {
    for (const debit of this.debits) {
      if (debit.until <= from) continue;
      const unused = share(debit.net, debit.to - Math.max(from, debit.from), debit.to - debit.from);
      this.bill(debit.credited - unused);
      debit.credited = unused;
      debit.until = from;
    }
  }
}

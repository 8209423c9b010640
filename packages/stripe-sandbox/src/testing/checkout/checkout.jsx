import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

// A checkout as any product would write it, with the unmodified packages.
const query = new URLSearchParams(window.location.search);
const clientSecret = query.get('secret');
const redirect = query.get('redirect') ?? 'if_required';
const stripePromise = loadStripe('pk_test_sandbox');

function Checkout() {
  const stripe = useStripe();
  const elements = useElements();
  const [result, setResult] = useState('');
  const [isComplete, setComplete] = useState(false);

  async function pay(event) {
    event.preventDefault();
    const confirm = clientSecret.startsWith('seti_') ? stripe.confirmSetup : stripe.confirmPayment;
    const { error, paymentIntent, setupIntent } = await confirm({
      elements,
      confirmParams: { return_url: `${window.location.origin}/return` },
      redirect,
    });
    setResult(error ? `${error.code}: ${error.message}` : (paymentIntent ?? setupIntent).status);
  }

  async function resume() {
    const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret });
    setResult(error ? error.code : paymentIntent.status);
  }

  return (
    <form onSubmit={pay}>
      <PaymentElement onChange={(event) => setComplete(event.complete)} />
      <button type="submit" disabled={!stripe}>
        Pay
      </button>
      <button type="button" onClick={resume} disabled={!stripe}>
        Resume
      </button>
      <output>{result}</output>
      <p data-complete={isComplete}>{isComplete ? 'Complete' : 'Incomplete'}</p>
    </form>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Elements
      stripe={stripePromise}
      options={{ clientSecret, appearance: JSON.parse(query.get('appearance') ?? '{}') }}
    >
      <Checkout />
    </Elements>
  </StrictMode>,
);

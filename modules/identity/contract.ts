import { z } from 'zod';

/** ASVS 5.0, 6.2: at least 8, long ones welcome, no composition rules. */
export const passwordLength = { min: 8, max: 128 };
export const nameLength = 100;
export const emailLength = 254;
/** How long a sign-in lasts, in milliseconds. */
export const sessionMs = 30 * 24 * 60 * 60 * 1000;

/** Spec section 8. */
export const accountCreated =
  "Account created successfully! Admin will approve your account and you'll receive an email notification.";

const wellFormed = (text: string) => !/[\0\p{Surrogate}]/u.test(text);
const line = z
  .string('This field is required.')
  .refine(wellFormed, 'This contains characters that are not text.');

const email = line
  .trim()
  .min(1, 'Please enter your e-mail address.')
  .max(emailLength, 'This e-mail address is too long.')
  .regex(/^[^\s@]+@[^\s@]+$/, 'This is not an e-mail address.');

/** Spec section 3, Registration; section 5: passwords must match, all fields required. */
export const Registration = z
  .object({
    email,
    name: line
      .trim()
      .min(1, 'Please enter your name.')
      .max(nameLength, `A name has at most ${nameLength} characters.`),
    password: line
      .min(passwordLength.min, `A password has at least ${passwordLength.min} characters.`)
      .max(passwordLength.max, `A password has at most ${passwordLength.max} characters.`),
    confirmPassword: line,
  })
  .refine((input) => input.password === input.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });

/** Spec section 3, Login. */
export const Login = z.object({
  email,
  password: line.min(1, 'Please enter your password.').max(passwordLength.max, 'This password is too long.'),
});

/** One address, one spelling. */
export const normalEmail = (address: string) => address.trim().normalize('NFC').toLowerCase();

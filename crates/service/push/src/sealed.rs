//! Closing a message so that only one browser opens it (RFC 8291, with the encoding `aes128gcm` of RFC 8188).

use p256::elliptic_curve::point::AffineCoordinates as _;
use p256::elliptic_curve::sec1::ToEncodedPoint as _;
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hmac;

use crate::Subscription;

/// The longest message, in bytes: a push service need not take more than 4096 with all that is around it.
pub const LONGEST: usize = 3000;

/// Messages are filled up to a multiple of so many bytes, so that their length tells little.
const STEP: usize = 256;

/// One record holds everything.
const RECORD: u32 = 4096;

/// Why a message could not be closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotSealed {
    /// It is too long.
    #[error("the message has {length} bytes; at most {LONGEST} are sent")]
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// The system gives no random numbers, or the cipher does not take the key.
    #[error("the system gives no random numbers")]
    NoChance,
}

/// Closes a message, with a key and a salt of its own.
pub fn seal(message: &[u8], to: &Subscription) -> Result<Vec<u8>, NotSealed> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).map_err(|_| NotSealed::NoChance)?;
    let filled = (message.len() + 1).next_multiple_of(STEP) - message.len() - 1;
    seal_with(message, to, &new_key()?, salt, filled)
}

/// A random key. Nearly every number is one.
pub(crate) fn new_key() -> Result<SecretKey, NotSealed> {
    for _ in 0..16 {
        let mut scalar = [0; 32];
        getrandom::fill(&mut scalar).map_err(|_| NotSealed::NoChance)?;
        if let Ok(key) = SecretKey::from_slice(&scalar) {
            return Ok(key);
        }
    }
    Err(NotSealed::NoChance)
}

/// Closes a message with a given key and salt, filled up with so many noughts.
pub fn seal_with(
    message: &[u8],
    to: &Subscription,
    key: &SecretKey,
    salt: [u8; 16],
    filled: usize,
) -> Result<Vec<u8>, NotSealed> {
    if message.len() + filled > LONGEST {
        return Err(NotSealed::TooLong { length: message.len() });
    }
    let own = key.public_key().to_encoded_point(false);
    let theirs = to.key.to_encoded_point(false);
    let info = [b"WebPush: info\0".as_slice(), theirs.as_bytes(), own.as_bytes()].concat();
    let agreed = expand(&extract(&to.auth, &shared(key, &to.key)), &info);
    let secret = extract(&salt, &agreed);
    let cipher = expand(&secret, b"Content-Encoding: aes128gcm\0");
    let nonce = expand(&secret, b"Content-Encoding: nonce\0");

    let (cipher, _) = cipher.split_at(16);
    let cipher = UnboundKey::new(&AES_128_GCM, cipher).map_err(|_| NotSealed::NoChance)?;
    let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).map_err(|_| NotSealed::NoChance)?;
    // 2 says that this record is the last one.
    let mut closed = [message, &[2], &vec![0; filled]].concat();
    let cipher = LessSafeKey::new(cipher);
    cipher.seal_in_place_append_tag(nonce, Aad::empty(), &mut closed).map_err(|_| NotSealed::NoChance)?;

    let point = own.as_bytes();
    let length = u8::try_from(point.len()).map_err(|_| NotSealed::NoChance)?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[length], point, &closed].concat())
}

/// What both know who have one of two keys and the other's public half.
fn shared(key: &SecretKey, other: &PublicKey) -> [u8; 32] {
    let point = other.to_projective() * *key.to_nonzero_scalar();
    point.to_affine().x().into()
}

/// HKDF-Extract (RFC 5869).
fn extract(salt: &[u8], from: &[u8]) -> [u8; 32] {
    signed(salt, from)
}

/// The first 32 bytes of HKDF-Expand, which is one block.
fn expand(secret: &[u8], info: &[u8]) -> [u8; 32] {
    signed(secret, &[info, &[1]].concat())
}

fn signed(key: &[u8], what: &[u8]) -> [u8; 32] {
    let mut out = [0; 32];
    out.copy_from_slice(hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), what).as_ref());
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Reach, bytes, text};

    fn browser() -> Subscription {
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        Subscription::read("https://push.example/x", key, "BTBZMqHH6r4Tts7J_aSIgg", Reach::Public)
            .expect("a browser")
    }

    /// The example of RFC 8291, 5 and appendix A.
    #[test]
    fn the_published_example_comes_out() {
        let key = bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").expect("bytes");
        let key = SecretKey::from_slice(&key).expect("a key");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").expect("bytes").try_into().expect("16 bytes");
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = seal_with(message, &browser(), &key, salt, 0).expect("closed");
        assert_eq!(
            text(&sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
             mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
             pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn lengths_tell_little_and_are_bounded() {
        let length = |message: usize| seal(&vec![b'x'; message], &browser()).map(|sealed| sealed.len());
        assert_eq!(length(1), length(200));
        assert_eq!(length(5000), Err(NotSealed::TooLong { length: 5000 }));
        assert!(length(2800).expect("closed") <= 4096);
    }
}

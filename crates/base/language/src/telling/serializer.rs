//! Turns anything that serde can serialise into a [`Shape`].

use std::fmt;

use serde::ser::{self, Serialize};

use super::shape::Shape;

/// The shape of a value.
pub(crate) fn shape(value: &(impl Serialize + ?Sized)) -> Result<Shape, Unreadable> {
    value.serialize(Shaper)
}

/// A value that refuses to be serialised.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Unreadable(String);

impl ser::Error for Unreadable {
    fn custom<T: fmt::Display>(message: T) -> Unreadable {
        Unreadable(message.to_string())
    }
}

struct Shaper;

/// Around what is being collected.
enum Around {
    Nothing,
    Variant(&'static str, &'static str),
}

impl Around {
    fn close(&self, inner: Shape) -> Shape {
        match *self {
            Around::Nothing => inner,
            Around::Variant(name, variant) => Shape::Variant { name, variant, inner: Box::new(inner) },
        }
    }
}

/// Collects values in order.
struct Items(Around, Vec<Shape>);

/// Collects fields by name; the keys of a map are held until their values come.
struct Fields {
    around: Around,
    name: &'static str,
    fields: Vec<(String, Shape)>,
    key: String,
}

impl Items {
    fn push(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Unreadable> {
        self.1.push(shape(value)?);
        Ok(())
    }

    fn end(self) -> Result<Shape, Unreadable> {
        Ok(self.0.close(Shape::List(self.1)))
    }
}

impl Fields {
    fn new(around: Around, name: &'static str) -> Fields {
        Fields { around, name, fields: Vec::new(), key: String::new() }
    }

    fn push(&mut self, key: &str, value: &(impl Serialize + ?Sized)) -> Result<(), Unreadable> {
        self.fields.push((key.to_owned(), shape(value)?));
        Ok(())
    }

    fn end(self) -> Result<Shape, Unreadable> {
        Ok(self.around.close(Shape::Record { name: self.name, fields: self.fields }))
    }
}

macro_rules! whole {
    ($($method:ident $kind:ty),*) => {
        $(fn $method(self, number: $kind) -> Result<Shape, Unreadable> {
            Ok(Shape::whole(number.into()))
        })*
    };
}

impl ser::Serializer for Shaper {
    type Ok = Shape;
    type Error = Unreadable;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Items;
    type SerializeMap = Fields;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Fields;

    whole!(serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64, serialize_i128 i128);
    whole!(serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64);

    fn serialize_bool(self, truth: bool) -> Result<Shape, Unreadable> {
        Ok(Shape::Truth(truth))
    }

    fn serialize_f32(self, number: f32) -> Result<Shape, Unreadable> {
        Ok(Shape::Number(number.into()))
    }

    fn serialize_f64(self, number: f64) -> Result<Shape, Unreadable> {
        Ok(Shape::Number(number))
    }

    fn serialize_char(self, letter: char) -> Result<Shape, Unreadable> {
        Ok(Shape::Text(letter.to_string()))
    }

    fn serialize_str(self, text: &str) -> Result<Shape, Unreadable> {
        Ok(Shape::Text(text.to_owned()))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<Shape, Unreadable> {
        Ok(Shape::List(bytes.iter().map(|byte| Shape::whole((*byte).into())).collect()))
    }

    fn serialize_none(self) -> Result<Shape, Unreadable> {
        Ok(Shape::Nothing)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Shape, Unreadable> {
        shape(value)
    }

    fn serialize_unit(self) -> Result<Shape, Unreadable> {
        Ok(Shape::Nothing)
    }

    fn serialize_unit_struct(self, name: &'static str) -> Result<Shape, Unreadable> {
        Ok(Shape::Record { name, fields: Vec::new() })
    }

    fn serialize_unit_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Shape, Unreadable> {
        Ok(Shape::Variant { name, variant, inner: Box::new(Shape::Nothing) })
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<Shape, Unreadable> {
        Ok(Shape::Id { name, inner: Box::new(shape(value)?) })
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Shape, Unreadable> {
        let inner = Shape::List(vec![shape(value)?]);
        Ok(Shape::Variant { name, variant, inner: Box::new(inner) })
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items, Unreadable> {
        Ok(Items(Around::Nothing, Vec::new()))
    }

    fn serialize_tuple(self, _: usize) -> Result<Items, Unreadable> {
        Ok(Items(Around::Nothing, Vec::new()))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items, Unreadable> {
        Ok(Items(Around::Nothing, Vec::new()))
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items, Unreadable> {
        Ok(Items(Around::Variant(name, variant), Vec::new()))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Fields, Unreadable> {
        Ok(Fields::new(Around::Nothing, ""))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Fields, Unreadable> {
        Ok(Fields::new(Around::Nothing, name))
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Fields, Unreadable> {
        Ok(Fields::new(Around::Variant(name, variant), ""))
    }
}

macro_rules! items {
    ($($of:ident $method:ident),*) => {
        $(impl ser::$of for Items {
            type Ok = Shape;
            type Error = Unreadable;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unreadable> {
                self.push(value)
            }

            fn end(self) -> Result<Shape, Unreadable> {
                Items::end(self)
            }
        })*
    };
}

items!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

macro_rules! fields {
    ($($of:ident),*) => {
        $(impl ser::$of for Fields {
            type Ok = Shape;
            type Error = Unreadable;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Unreadable> {
                self.push(key, value)
            }

            fn end(self) -> Result<Shape, Unreadable> {
                Fields::end(self)
            }
        })*
    };
}

fields!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Fields {
    type Ok = Shape;
    type Error = Unreadable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unreadable> {
        self.key = match shape(key)?.json() {
            serde_json::Value::String(text) => text,
            other => other.to_string(),
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unreadable> {
        let key = std::mem::take(&mut self.key);
        self.push(&key, value)
    }

    fn end(self) -> Result<Shape, Unreadable> {
        Fields::end(self)
    }
}

//! Handlers of which the router knows only that they answer.
//!
//! Of a handler's type axum makes services, routes, their copies and futures, some twenty functions for each of several
//! hundred handlers. Behind one type they stand in the program once, which is less to build.

use std::pin::Pin;
use std::sync::Arc;

use axum::extract::Request;
use axum::handler::Handler;
use axum::response::Response;
use axum::routing::{MethodFilter, MethodRouter, on};

/// What is still being answered.
type Answering = Pin<Box<dyn Future<Output = Response> + Send>>;

/// Any handler of a router with this state.
pub(crate) struct AnyHandler<S>(Arc<dyn Fn(Request, S) -> Answering + Send + Sync>);

impl<S> Clone for AnyHandler<S> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<S: 'static> Handler<(), S> for AnyHandler<S> {
    type Future = Answering;

    fn call(self, request: Request, state: S) -> Answering {
        (self.0)(request, state)
    }
}

/// Puts a handler behind the one type.
pub(crate) fn any<H, T, S>(handler: H) -> AnyHandler<S>
where
    H: Handler<T, S>,
    T: 'static,
    S: 'static,
{
    AnyHandler(Arc::new(move |request, state| Box::pin(handler.clone().call(request, state))))
}

/// Answers what is asked for by GET.
pub(crate) fn get<H, T, S>(handler: H) -> MethodRouter<S>
where
    H: Handler<T, S>,
    T: 'static,
    S: Clone + Send + Sync + 'static,
{
    on(MethodFilter::GET, any(handler))
}

/// Answers what is sent by POST.
pub(crate) fn post<H, T, S>(handler: H) -> MethodRouter<S>
where
    H: Handler<T, S>,
    T: 'static,
    S: Clone + Send + Sync + 'static,
{
    on(MethodFilter::POST, any(handler))
}
